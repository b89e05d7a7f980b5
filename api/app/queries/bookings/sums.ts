import db from '@adonisjs/lucid/services/db'
import { AGREED_STATUSES } from '#domain/booking_lifecycle'
import { RATE_SCALE } from '#domain/money'

/** `toKes` in SQL, half up in whole numbers. */
export const kesOf = (minor: string) =>
  `(2 * (${minor}) * kes_rate + ${RATE_SCALE}) / ${2 * RATE_SCALE}`

/**
 * Sum of what guests have paid and not got back, in KES cents (ADR 0039): agreed stays that are paid, and what is kept of those that
 * were called off. A refund without an amount is of everything; one of nothing that is refunded was taken by the guest's bank.
 */
export function sumSpent(name: string) {
  const marks = AGREED_STATUSES.map(() => '?').join(', ')
  return db.raw(
    `sum(case
      when is_by_hand then 0
      when status in (${marks}) and payment_status = 'paid' then total_kes_minor
      when status = 'cancelled' and (payment_status = 'paid' or refund_minor > 0)
        then ${kesOf('total_minor - coalesce(refund_minor, total_minor)')}
      else 0 end) as ${name}`,
    [...AGREED_STATUSES]
  )
}
