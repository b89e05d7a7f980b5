import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Every answer is JSON unless a route says otherwise, carries the id its log lines carry, and is private
 * until a route declares itself public (contract, HTTP caching).
 */
export default class RequestContextMiddleware {
  async handle({ request, response, logger }: HttpContext, next: NextFn) {
    const startedAt = performance.now()
    request.request.headers.accept = 'application/json'
    response.header('X-Request-Id', request.id()!)
    response.header('Cache-Control', 'private, no-store')
    response.header('X-Content-Type-Options', 'nosniff')

    response.onFinish(() => {
      logger.info(
        {
          method: request.method(),
          path: request.url(),
          status: response.getStatus(),
          ms: Math.round(performance.now() - startedAt),
        },
        'request'
      )
    })
    return next()
  }
}
