import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

const secure = appUrl.startsWith('https:')

/** `__Host-` binds the cookie to the host and https; browsers refuse it on http. */
export const SESSION_COOKIE = secure ? '__Host-makao_session' : 'makao_session'

export function wantsCookie(request: HttpRequest) {
  return request.header('x-client') === 'web'
}

/** Read by session_carrier_middleware. */
export function cameByCookie(request: HttpRequest) {
  const token = request.plainCookie(SESSION_COOKIE, { encoded: false })
  return !!token && request.header('authorization') === `Bearer ${token}`
}

/** @param maxAge seconds; without it a session cookie */
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
