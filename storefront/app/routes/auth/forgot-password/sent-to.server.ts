/*
 * The address a link was sent to, in a cookie for the sign-in pages alone: it survives a reload,
 * needs no script, and keeps the address out of the page's own, which logs and histories keep.
 */
const NAME = 'makao_reset'

/** In seconds: as long as the link lives. */
const LIFETIME = 30 * 60

export function rememberAddress(request: Request, email: string) {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  const value = `${NAME}=${encodeURIComponent(email)}`
  return new Headers({
    'Set-Cookie': `${value}; Path=/auth; Max-Age=${LIFETIME}; SameSite=Lax; HttpOnly${secure}`,
  })
}

export function readAddress(request: Request): string | null {
  const found = new RegExp(`${NAME}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  try {
    return found ? decodeURIComponent(found) : null
  } catch {
    return null
  }
}
