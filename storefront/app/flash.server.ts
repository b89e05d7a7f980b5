import type { Flash } from './components/flash-message'

const NAME = 'makao_flash'

/**
 * A message for the next page after a redirect: `redirect(to, { headers: flash(…) })`. Give the
 * headers that already carry other cookies as `headers`.
 */
export function flash(message: Flash, headers = new Headers()) {
  const value = encodeURIComponent(JSON.stringify(message))
  headers.append('Set-Cookie', `${NAME}=${value}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`)
  return headers
}

/**
 * Reads the message left by the previous answer, and the header that takes it away. A page that the
 * service worker keeps for later leaves it to the page somebody reads.
 */
export function takeFlash(request: Request): { flash: Flash | null; headers: Headers } {
  const headers = new Headers()
  if (request.headers.has('x-keep')) {
    return { flash: null, headers }
  }
  const found = new RegExp(`${NAME}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  if (!found) {
    return { flash: null, headers }
  }
  headers.append('Set-Cookie', `${NAME}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`)
  return { flash: parse(found), headers }
}

function parse(value: string): Flash | null {
  try {
    const { tone, text } = JSON.parse(decodeURIComponent(value)) as Partial<Flash>
    return text && (tone === 'success' || tone === 'error') ? { tone, text } : null
  } catch {
    return null
  }
}
