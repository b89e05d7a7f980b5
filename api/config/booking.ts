import env from '#start/env'

const bookingConfig = {
  /** Per guest. */
  maxPending: env.get('MAX_PENDING_BOOKINGS') ?? 5,
}

export default bookingConfig
