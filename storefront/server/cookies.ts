import { environment } from './environment.ts'

/**
 * The session cookie's name. On https the `__Host-` prefix guarantees that no other host or path
 * set it, so the plain name is never accepted there.
 */
export function sessionCookieName() {
  return environment.APP_URL?.startsWith('https:') ? '__Host-makao_session' : 'makao_session'
}

/** As tokens are made; anything else may not stand in a header. */
const TOKEN = /^[\w.~+/=-]{1,512}$/

export function sessionToken(cookies: string | null | undefined) {
  const token = readCookie(cookies, sessionCookieName())
  return token && TOKEN.test(token) ? token : null
}

/**
 * One cookie of a `Cookie` header, for what is asked before there is a page: the session and the
 * language. All others are React Router's (`app/cookies.server.ts`).
 */
export function readCookie(cookies: string | null | undefined, name: string) {
  const prefix = `${name}=`
  const found = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix))
  return found ? decoded(found.slice(prefix.length)) : null
}

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
