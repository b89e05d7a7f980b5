import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#exceptions/refusal'
import { nameCaller } from '#http/caller'
import { owesTwoFactor } from '#services/two_factor/due'

/** What it takes to set two-factor sign-in up, and to leave. */
const SET_UP = [
  'auth.me',
  'auth.logout',
  'settings.show',
  'settings.startTwoFactor',
  'settings.confirmTwoFactor',
]

/** Requires a session of an active account, and of an admin a second factor (ADR 0035). */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const user = await ctx.auth.authenticate()
    if (!user.mayUseAccount) {
      throw new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', {
        guardDriverName: 'access_tokens',
      })
    }
    nameCaller(ctx, user)
    if (!SET_UP.includes(ctx.route?.name ?? '') && (await owesTwoFactor(user))) {
      throw new Refusal('auth.twoFactorDue', 403, 'E_TWO_FACTOR_DUE')
    }
    return next()
  }
}
