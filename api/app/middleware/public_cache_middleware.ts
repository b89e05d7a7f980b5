import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Marks an anonymous read as cacheable, with a validator so that an unchanged answer costs no bytes. An
 * answer given to a session stays private (contract, HTTP caching).
 */
export default class PublicCacheMiddleware {
  /** @param options.maxAge seconds a shared or private cache may serve it unasked */
  async handle({ request, response }: HttpContext, next: NextFn, options: { maxAge: number }) {
    await next()
    response.header('Vary', 'Authorization, Cookie, Accept-Language, Origin')
    if (request.header('authorization') || response.getStatus() !== 200) return
    response.header('Cache-Control', `public, max-age=${options.maxAge}, stale-while-revalidate=60`)
    response.send(response.getBody(), true)
  }
}
