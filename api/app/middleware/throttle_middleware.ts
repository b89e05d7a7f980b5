import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { throttles, type ThrottleName } from '#http/throttles'
import { Refusal } from '#exceptions/refusal'
import env from '#start/env'

/**
 * Slows down whoever knocks too often, before any password is hashed or any mail is sent. Which knocks are
 * counted together, and how many are fine, stands in `http/throttles.ts`.
 */
export default class ThrottleMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn, names: ThrottleName[]) {
    if (env.get('RATE_LIMITS') === 'off') return next()

    for (const name of names) {
      const { key, ...limit } = throttles[name]
      const result = await limiter.use(limit).attempt(`${name}:${key(request)}`, () => true)
      if (result) continue
      const seconds = await limiter.use(limit).availableIn(`${name}:${key(request)}`)
      response.header('Retry-After', Math.max(1, seconds))
      throw new Refusal('tooManyRequests', 429, 'E_TOO_MANY_REQUESTS')
    }
    return next()
  }
}
