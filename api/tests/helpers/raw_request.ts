import { request as httpRequest } from 'node:http'
import env from '#start/env'
import type { Answer } from '#tests/helpers/openapi/conformance'

type Options = { headers?: Record<string, string>; body?: string | Buffer }

/** A request as it stands: no client in between that would tidy up its path, its headers or its body. */
export function rawRequest(method: string, path: string, { headers, body }: Options = {}) {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const options = {
    host: env.get('HOST'),
    port: env.get('PORT'),
    path,
    method,
    headers: { ...length, ...headers },
  }
  return new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          method,
          path: path.split('?')[0],
          status: response.statusCode!,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks).toString() || undefined,
        })
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
