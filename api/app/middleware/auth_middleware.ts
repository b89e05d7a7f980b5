import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Requires a session of an active account. */
export default class AuthMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    const user = await auth.authenticate()
    if (!user.mayUseAccount) {
      throw new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', {
        guardDriverName: 'access_tokens',
      })
    }
    return next()
  }
}
