import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#http/session_cookie'
import { Refusal } from '#exceptions/refusal'
import { appUrl } from '#config/app'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const ownOrigin = new URL(appUrl).origin

/**
 * Turns the session cookie into a bearer header, since the guard reads only that (adonisjs/core#3486;
 * advice: adonisjs/core#495). CSRF: an unsafe request with a cookie must come from our own origin
 * (contract, Session).
 */
export default class SessionCarrierMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const token = request.plainCookie(SESSION_COOKIE, { encoded: false })
    if (token && !request.header('authorization')) {
      if (!SAFE_METHODS.includes(request.method()) && !this.#comesFromUs(request)) {
        throw new Refusal('forbiddenOrigin', 403, 'E_FORBIDDEN_ORIGIN')
      }
      request.request.headers.authorization = `Bearer ${token}`
    }
    return next()
  }

  #comesFromUs(request: HttpContext['request']) {
    const site = request.header('sec-fetch-site')
    if (site) return site === 'same-origin' || site === 'none'
    return request.header('origin') === ownOrigin
  }
}
