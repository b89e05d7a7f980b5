import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requestIdFrom } from '#http/request_id'

/**
 * Every answer is JSON unless a route says otherwise, carries the id its log lines carry, and is private
 * until a route declares itself public (contract, HTTP caching).
 */
export default class RequestContextMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const startedAt = performance.now()
    const { request, response } = ctx
    request.request.headers.accept = 'application/json'
    response.header('X-Request-Id', this.#identify(ctx))
    response.header('Cache-Control', 'private, no-store')
    response.header('X-Content-Type-Options', 'nosniff')

    response.onFinish(() => {
      ctx.logger.info(
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

  /** An id that is too long or odd to be written down is replaced, in the log as well. */
  #identify(ctx: HttpContext) {
    const { request } = ctx
    const id = requestIdFrom(request.request.headers['x-request-id'])
    if (id !== request.id()) {
      request.request.headers['x-request-id'] = id
      ctx.logger = ctx.logger.child({ request_id: id })
    }
    return id
  }
}
