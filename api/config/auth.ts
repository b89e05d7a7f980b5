import { defineConfig } from '@adonisjs/auth'
import { tokensGuard, tokensUserProvider } from '@adonisjs/auth/access_tokens'
import env, { isDemo } from '#start/env'
import type { Authenticators, InferAuthEvents, InferAuthenticators } from '@adonisjs/auth/types'

export const rules = {
  /** The demo's password is known to everybody, and its visitors have no app at hand. */
  adminsNeedTwoFactor:
    (env.get('ADMIN_TWO_FACTOR') ?? (isDemo ? 'optional' : 'required')) === 'required',
}

/** The cookie becomes a bearer header first (session_carrier_middleware). */
const authConfig = defineConfig({
  default: 'api',
  guards: {
    api: tokensGuard({
      provider: tokensUserProvider({ tokens: 'accessTokens', model: () => import('#models/user') }),
    }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
