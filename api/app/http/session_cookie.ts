import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import { appUrl } from '#start/env'

const secure = appUrl.startsWith('https:')

/** `__Host-` binds the cookie to this very host and to https; browsers refuse the prefix on plain http. */
export const SESSION_COOKIE = secure ? '__Host-makao_session' : 'makao_session'

/** True when the client is a browser that wants its session as a cookie (contract, Session). */
export function wantsCookie(request: HttpRequest) {
  return request.header('x-client') === 'web'
}

/** True when this request's session came in the cookie, which session_carrier_middleware read. */
export function cameByCookie(request: HttpRequest) {
  const token = request.plainCookie(SESSION_COOKIE, { encoded: false })
  return !!token && request.header('authorization') === `Bearer ${token}`
}

/**
 * Puts the opaque token into the session cookie.
 * @param maxAge seconds until it expires; without it the browser forgets it when closed
 */
export function setSessionCookie(response: HttpResponse, token: string, maxAge?: number) {
  response.plainCookie(SESSION_COOKIE, token, {
    encode: false,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    domain: '',
    maxAge,
  })
}

export function clearSessionCookie(response: HttpResponse) {
  response.clearCookie(SESSION_COOKIE, {
    path: '/',
    domain: '',
    secure,
    httpOnly: true,
    sameSite: 'lax',
  })
}
