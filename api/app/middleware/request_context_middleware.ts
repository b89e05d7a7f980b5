import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import type { NextFn } from '@adonisjs/core/types/http'
import { METHODS } from '#http/methods'
import { requestIdFrom } from '#http/request_id'
import { requests } from '#services/metrics/figures'

/** Defaults of every answer: JSON, request id, private cache (contract, HTTP caching). */
export default class RequestContextMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const startedAt = performance.now()
    const { request, response } = ctx
    request.request.headers.accept = 'application/json'
    response.header('X-Request-Id', this.#identify(ctx))
    response.header('Cache-Control', 'private, no-store')
    response.header('X-Content-Type-Options', 'nosniff')

    response.onFinish(() => {
      const ms = Math.round(performance.now() - startedAt)
      ctx.logger.info(
        {
          method: request.method(),
          /** Not the path: it may hold the token of a mailed link. */
          route: ctx.route?.pattern ?? null,
          status: response.getStatus(),
          ms,
          user: ctx.auth?.user?.id ?? null,
          address: request.ip(),
        },
        'request'
      )
      this.#count(ctx, ms)
    })
    return next()
  }

  /** What no route matched is one series: anybody may ask for anything. */
  #count({ request, response, route }: HttpContext, ms: number) {
    const method = request.method()
    requests.observe(
      {
        method: METHODS.has(method) ? method : 'other',
        route: route?.pattern ?? 'none',
        status: response.getStatus(),
      },
      ms / 1000
    )
  }

  /**
   * Replaces an unsafe id, in the log as well: a child of the request's logger would write both. @adonisjs/http-server 9.3.1 takes any from the header, no
   * issue known; it goes when `createRequestId` sees the one that came (ADR 0025).
   */
  #identify(ctx: HttpContext) {
    const { request } = ctx
    const id = requestIdFrom(request.request.headers['x-request-id'])
    if (id !== request.id()) {
      request.request.headers['x-request-id'] = id
      ctx.logger = logger.child({ request_id: id })
    }
    return id
  }
}
