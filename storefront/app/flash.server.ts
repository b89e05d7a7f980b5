import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { Flash } from './components/toast'
import { flashCookie } from './cookies.server.ts'

/**
 * A message for the next page after a redirect: `redirect(to, { headers: await flash(…) })`. Pass
 * headers with other cookies as `headers`.
 */
export async function flash(message: Flash, headers = new Headers()) {
  headers.append('Set-Cookie', await flashCookie.serialize(JSON.stringify(message)))
  return headers
}

/** As flash; none where the service worker asks, which nobody reads. */
export function flashUnlessKept(request: Request, message: Flash) {
  return request.headers.has('x-keep') ? new Headers() : flash(message)
}

/**
 * Reads the flash message, and the header that clears it. Pages fetched by the service worker leave
 * it for the next visit.
 */
export async function takeFlash(request: Request) {
  const headers = new Headers()
  const left = request.headers.has('x-keep')
  const text: unknown = left ? null : await flashCookie.parse(request.headers.get('cookie'))
  if (typeof text !== 'string') {
    return { flash: null, headers }
  }
  headers.append('Set-Cookie', await flashCookie.serialize('', { maxAge: 0 }))
  return { flash: parse(text), headers }
}

/** Whether the page says a message. */
const saysMessage = createContext(false)

export const noteMessage = (context: Readonly<RouterContextProvider>) =>
  context.set(saysMessage, true)

/** The service worker keeps no page with a message: opened again, it would say it again (`worker/keepable.ts`). */
export const keepNoMessage: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  if (context.get(saysMessage)) {
    response.headers.set('X-Keep', 'no')
  }
  return response
}

function parse(written: string): Flash | null {
  try {
    const { tone, text } = Object(JSON.parse(written)) as Partial<Record<keyof Flash, unknown>>
    const toned = tone === 'success' || tone === 'error'
    return toned && typeof text === 'string' && text ? { tone, text } : null
  } catch {
    return null
  }
}
