import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { nameCaller } from '#http/caller'
import { owesTwoFactor } from '#services/two_factor/due'

/** Optional authentication for public pages; a deactivated account is refused (contract). */
export default class ViewerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    // Without a session there is nothing to check, and the guard's own no is an error with a stack.
    if (!ctx.request.header('authorization')) return next()
    if (!(await ctx.auth.check())) return next()
    const user = ctx.auth.getUserOrFail()
    if (!user.mayUseAccount) {
      throw new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', {
        guardDriverName: 'access_tokens',
      })
    }
    if (await owesTwoFactor(user)) this.#forget(ctx.auth)
    else nameCaller(ctx, user)
    return next()
  }

  /** An admin without a second factor reads public pages as anybody does. */
  #forget(auth: HttpContext['auth']) {
    const guard = auth.use()
    guard.user = undefined
    guard.isAuthenticated = false
  }
}
