import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { createContext, type RouterContextProvider } from 'react-router'
import { sessionToken } from '../server/cookies.ts'
import { ApiFailure } from './api/api-failure.ts'

/*
 * Visitors' browsers cache public pages and revalidate them by ETag, which saves 25 kB on a slow
 * line. Private pages are not stored (API contract, HTTP caching).
 */

/** For the browser alone, with revalidation: the scripts carry the page's nonce. */
const KEPT = 'private, no-cache'
const NOWHERE = 'private, no-store'
const FOR_A_MOMENT = 'private, max-age=5'

type Context = Readonly<RouterContextProvider>

/** Whether a part of the page failed to load. */
const lacking = createContext(false)

/** The page is shown without a part, and kept nowhere: asked for again, it may be whole. */
export function noteLackingPart(context: Context) {
  context.set(lacking, true)
}

/** A part of a page, or what stands for it when the API fails. */
export async function partOf<Value, Otherwise>(
  context: Context,
  part: PromiseLike<Value>,
  otherwise: Otherwise
): Promise<Value | Otherwise> {
  try {
    return await part
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    noteLackingPart(context)
    return otherwise
  }
}

/** True for a page that is the same for all visitors of a language. Sets the caching `headers`. */
export function mayBeKept(request: Request, status: number, headers: Headers, context: Context) {
  const kept =
    ['GET', 'HEAD'].includes(request.method) &&
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !headers.has('Cache-Control') &&
    !sessionToken(request.headers.get('cookie')) &&
    !context.get(lacking)
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', kept ? KEPT : NOWHERE)
  }
  return kept
}

/** Asked when the page is sent: a part that came late may have failed since. */
export function isStillKept(headers: Headers, context: Context) {
  if (context.get(lacking)) {
    headers.set('Cache-Control', NOWHERE)
  }
  return !context.get(lacking)
}

/**
 * A link that is prefetched is usually followed within seconds: it is not asked for twice. Who is signed in may write
 * in between (ADR 0044).
 */
export function setDataCaching(request: Request, { headers, status }: Response, context: Context) {
  if (headers.has('Cache-Control')) {
    return
  }
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch') && status === 200
  const own = headers.has('Set-Cookie') || sessionToken(request.headers.get('cookie'))
  const kept = ahead && !own && !context.get(lacking)
  headers.set('Cache-Control', kept ? FOR_A_MOMENT : NOWHERE)
}

/** The whole page with its ETag, or 304. */
export async function answerKept(request: Request, page: Readable, headers: Headers) {
  const body = await buffer(page)
  const tag = tagOf(body, request.headers.get('x-csp-nonce'))
  headers.set('ETag', tag)
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (!known.some((one) => one.trim() === tag)) {
    return new Response(body, { headers })
  }
  headers.delete('Content-Type')
  return new Response(null, { status: 304, headers })
}

/** Weak, since the page is compressed; ignores the nonce. */
function tagOf(body: Buffer, nonce: string | null) {
  const text = nonce ? body.toString().replaceAll(nonce, '') : body
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}
