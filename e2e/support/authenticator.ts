import { setTimeout as pause } from 'node:timers/promises'
import { type TOTP, URI } from 'otpauth'

/** How long a code is shown, in ms. */
const STEP = 30_000

/** An authenticator app that knows one secret, as `otpauth://…`. */
export function authenticator(otpauthUrl: string) {
  const app = URI.parse(otpauthUrl) as TOTP
  return {
    /** The code of the step before: good for a while yet, and it leaves the current one unused. */
    async lastCode() {
      const left = STEP - (Date.now() % STEP)
      if (left < STEP / 2) await pause(left)
      return app.generate({ timestamp: Date.now() - STEP })
    },
    code: () => app.generate(),
    /** A code of ten minutes ago. */
    staleCode: () => app.generate({ timestamp: Date.now() - 20 * STEP }),
  }
}
