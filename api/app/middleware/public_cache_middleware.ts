import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Makes anonymous reads cacheable with an ETag; answers within a session stay private (contract, HTTP caching). */
export default class PublicCacheMiddleware {
  /** @param options.maxAge seconds */
  async handle({ request, response }: HttpContext, next: NextFn, options: { maxAge: number }) {
    await next()
    response.header('Vary', 'Authorization, Cookie, Accept-Language, Origin')
    if (request.header('authorization') || response.getStatus() !== 200) return
    response.header('Cache-Control', `public, max-age=${options.maxAge}, stale-while-revalidate=60`)
    response.send(response.getBody(), true)
  }
}
