import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#http/session_cookie'
import { Refusal } from '#exceptions/refusal'
import { appUrl } from '#start/env'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const ownOrigin = new URL(appUrl).origin

/**
 * The two carriers of a session become one: a browser's cookie is read as if it were a bearer header. Since
 * browsers attach cookies by themselves, an unsafe request carried by one must come from our own pages
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
