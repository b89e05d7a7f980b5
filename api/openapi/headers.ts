import type { Endpoint } from '#openapi/endpoints'
import type { Texts } from '#openapi/texts'

/** Read by the server, but nothing a client sets for its own sake. */
const NOT_FOR_CLIENTS = [
  'authorization',
  'user-agent',
  'origin',
  'sec-fetch-site',
  'cookie',
  'content-type',
]

export function isCached({ middleware }: Endpoint) {
  return middleware.has('publicCache')
}

/** The headers an operation reads, explained. */
export function requestHeaders(endpoint: Endpoint, texts: Texts) {
  const names = new Set(endpoint.reach.headersRead)
  if (isCached(endpoint)) names.add('if-none-match')
  return [...names]
    .filter((name) => !NOT_FOR_CLIENTS.includes(name))
    .sort()
    .map((key) => {
      const { name, description, example } = texts.requestHeader(key)
      return { name, in: 'header' as const, description, schema: { type: 'string' }, example }
    })
}

/** The headers an answer carries beside the usual ones. */
export function responseHeaders(endpoint: Endpoint, status: number) {
  const headers: Record<string, unknown> = {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  }
  if (isCached(endpoint)) {
    headers['ETag'] = { $ref: '#/components/headers/ETag' }
    headers['Cache-Control'] = { $ref: '#/components/headers/PublicCache' }
  } else {
    headers['Cache-Control'] = { $ref: '#/components/headers/PrivateCache' }
  }
  if (status < 300 && endpoint.reach.headersSet.has('Set-Cookie'))
    headers['Set-Cookie'] = { $ref: '#/components/headers/SessionCookie' }
  return headers
}
