/**
 * The browser's session cookie. On https its `__Host-` name promises that no other host or path
 * could have set it, so the plain name is never accepted there.
 */
export function sessionCookieName() {
  return process.env.APP_URL?.startsWith('https:') ? '__Host-makao_session' : 'makao_session'
}

/** The opaque session token in a Cookie header, or null. */
export function sessionToken(cookies: string | null | undefined) {
  const prefix = `${sessionCookieName()}=`
  const found = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix))
  return found ? decodeURIComponent(found.slice(prefix.length)) : null
}
