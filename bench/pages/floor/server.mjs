/* The plain React Router page behind `node:http`, compressed as the product is. */
import { createServer } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createRequestHandler } from 'react-router'
import * as build from './build/server/index.js'

const handle = createRequestHandler(build, 'production')
const COMPRESSIONS = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html),
}

createServer(async (request, response) => {
  const asked = new Request(`http://localhost${request.url}`, {
    headers: { accept: 'text/html' },
  })
  const answer = await handle(asked)
  const html = Buffer.from(await answer.arrayBuffer())
  const encoding = request.headers['accept-encoding']
  const body = COMPRESSIONS[encoding]?.(html) ?? html
  response.writeHead(answer.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(body !== html && { 'Content-Encoding': encoding }),
  })
  response.end(body)
}).listen(Number(process.env.FLOOR_PORT), '127.0.0.1')
