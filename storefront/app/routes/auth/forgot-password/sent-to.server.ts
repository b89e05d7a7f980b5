import { resetCookie } from '~/cookies.server'

/*
 * The address a link was sent to, in a cookie for the sign-in pages: it survives reloads, needs no
 * script, and stays out of URLs, which are logged.
 */

export async function rememberAddress(email: string) {
  return new Headers({ 'Set-Cookie': await resetCookie.serialize(email) })
}

export async function readAddress(request: Request): Promise<string | null> {
  const email: unknown = await resetCookie.parse(request.headers.get('cookie'))
  return typeof email === 'string' ? email : null
}
