import { setTimeout as pause } from 'node:timers/promises'
import { type TOTP, URI } from 'otpauth'

/** TOTP period, in ms. */
const STEP = 30_000

/** Time allowed to submit a code, also twice where the line breaks, in ms. */
const TYPING = 12_000

/** An authenticator app for one `otpauth://…` secret. */
export function authenticator(otpauthUrl: string) {
  const app = URI.parse(otpauthUrl) as TOTP
  return {
    /** The code of the previous period: still accepted, and it leaves the current one unused. */
    async lastCode() {
      const left = STEP - (Date.now() % STEP)
      if (left < TYPING) await pause(left)
      return app.generate({ timestamp: Date.now() - STEP })
    },
    code: () => app.generate(),
    staleCode: () => app.generate({ timestamp: Date.now() - 20 * STEP }),
  }
}
