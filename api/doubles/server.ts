import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = {
  method: string
  path: string
  authorization: string
  body: Record<string, unknown>
}
export type Answer = { status?: number; body: object | string; headers?: Record<string, string> }
/** `silence`: the line is open and nothing comes; `trickle`: bytes come, one at a time, and no end. */
export type Unsaid = 'silence' | 'trickle'
type Said = Answer | Unsaid

/** Between two bytes, in ms. */
const TRICKLE_DELAY = 20

/**
 * Listens on this machine alone, over real HTTP, and reads JSON and forms.
 * @param port 0 for any that is free
 */
export async function listen(answer: (asked: Asked) => Said | Promise<Said>, port = 0) {
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const said = await answer(await readRequest(request))
    if (said === 'silence') return
    if (said === 'trickle') return trickle(response)
    const { body, headers, status = 200 } = said
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(sent)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error))
    })
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', ready)
  })
  const address = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** Blanks, as may stand before any JSON. */
function trickle(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const bytes = setInterval(() => response.write(' '), TRICKLE_DELAY)
  response.once('close', () => clearInterval(bytes))
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '',
    authorization: request.headers.authorization ?? '',
    body: isForm ? Object.fromEntries(new URLSearchParams(text)) : readObject(text),
  }
}

const readObject = (text: string): Asked['body'] =>
  text ? (JSON.parse(text) as Asked['body']) : {}
