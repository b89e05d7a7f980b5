import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { sessionToken } from '../server/session-cookie'

/*
 * Visitors' browsers keep a public page and ask next time whether it changed: on a slow line the
 * difference between 25 kB and none. What is somebody's own is kept nowhere (API contract, HTTP caching).
 */

/** Kept by the browser alone, which asks each time: the page's scripts carry the nonce it came with. */
const KEPT = 'private, no-cache'
const NOWHERE = 'private, no-store'

/** True for a page that says the same to every visitor of one language. Says in `headers` who may keep what. */
export function mayBeKept(request: Request, status: number, headers: Headers) {
  const kept =
    ['GET', 'HEAD'].includes(request.method) &&
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !headers.has('Cache-Control') &&
    !sessionToken(request.headers.get('cookie'))
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', kept ? KEPT : NOWHERE)
  }
  return kept
}

/** The whole page with its tag, or 304 without it when that is what the browser has. */
export async function answerKept(request: Request, page: Readable, headers: Headers) {
  const body = await buffer(page)
  const tag = tagOf(body, request.headers.get('x-csp-nonce'))
  headers.set('ETag', tag)
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/)
  if (!known?.includes(tag)) {
    return new Response(body, { headers })
  }
  headers.delete('Content-Type')
  return new Response(null, { status: 304, headers })
}

/** Weak, for a page is compressed on its way; of what it says, whatever nonce stands in it. */
function tagOf(body: Buffer, nonce: string | null) {
  const text = nonce ? body.toString().replaceAll(nonce, '') : body
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}
