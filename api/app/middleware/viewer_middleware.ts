import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Optional authentication for public pages; a deactivated account is refused (contract). */
export default class ViewerMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    if ((await auth.check()) && !auth.getUserOrFail().mayUseAccount) {
      throw new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', {
        guardDriverName: 'access_tokens',
      })
    }
    return next()
  }
}
