/** What visitors write as well has no key; that of accounts carries passwords and codes. */
const OPEN = /^(?:auth|contacts|newsletter)\./

/**
 * Sent once: a payment that is begun again asks for money again, and of what carries a secret the API keeps no trace by
 * which it would know the second one (ADR 0028).
 */
const SENT_ONCE = [
  'bookings.pay',
  'bookings.confirmPayment',
  'earnings.setTax',
  'settings.startTwoFactor',
  'settings.confirmTwoFactor',
  'settings.endTwoFactor',
  'sessions.destroy',
  'sessions.destroyOthers',
]

/**
 * Whether the API does a write of somebody signed in once, however often it comes under one key.
 * @param name of its route
 */
export const isOncePerKey = (name: string, body: unknown) =>
  !OPEN.test(name) && !SENT_ONCE.includes(name) && !(body instanceof FormData)
