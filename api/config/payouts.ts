import env from '#start/env'

/** Hours; within minutes a check-in may still be undone. */
const LEAST_DELAY = 1

const payoutsConfig = {
  /** From a guest's check-in until the host's share is due. */
  delayHours: Math.max(LEAST_DELAY, env.get('PAYOUT_DELAY_HOURS') ?? 24),
}

export default payoutsConfig
