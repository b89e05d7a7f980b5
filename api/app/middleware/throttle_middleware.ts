import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { recordLock } from '#actions/audit/record_access'
import { enforcesLimits } from '#config/limiter'
import { sentEmail, throttles, type ThrottleName } from '#http/throttles'
import { Refusal } from '#exceptions/refusal'

export default class ThrottleMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn, names: ThrottleName[]) {
    if (!enforcesLimits) return next()

    for (const name of names) {
      const { key, ...limit } = throttles[name]
      const counted = key(request)
      const result = await limiter.use(limit).attempt(`${name}:${counted}`, () => true)
      if (result) continue
      const seconds = await limiter.use(limit).availableIn(`${name}:${counted}`)
      response.header('Retry-After', Math.max(1, seconds))
      if (name === 'loginPerAccount' || name === 'codes') await recordLock(sentEmail(request))
      throw new Refusal('tooManyRequests', 429, 'E_TOO_MANY_REQUESTS')
    }
    return next()
  }
}
