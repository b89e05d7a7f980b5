import { USUAL_DEPOSIT_HOURS } from '#domain/deposits'
import { LEAST_HOURS, USUAL_HOURS } from '#domain/time_to_pay'
import env from '#start/env'

const bookingConfig = {
  /** Per guest. */
  maxPending: env.get('MAX_PENDING_BOOKINGS') ?? 5,
  /** From the agreement until a stay is to be paid online. */
  paymentHours: Math.max(LEAST_HOURS, env.get('PAYMENT_WINDOW_HOURS') ?? USUAL_HOURS),
  /** From check-out until a deposit goes back. */
  depositHours: Math.max(1, env.get('DEPOSIT_RETURN_HOURS') ?? USUAL_DEPOSIT_HOURS),
}

export default bookingConfig
