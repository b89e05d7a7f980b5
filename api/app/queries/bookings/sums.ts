import db from '@adonisjs/lucid/services/db'
import { AGREED_STATUSES } from '#domain/booking_lifecycle'
import { RATE_SCALE } from '#domain/money'
import { PAID_STATUSES } from '#domain/payment_lifecycle'

/** `toKes` in SQL, half up in whole numbers. */
export const kesOf = (minor: string) =>
  `(2 * (${minor}) * kes_rate + ${RATE_SCALE}) / ${2 * RATE_SCALE}`

/** Whether a guest's bank has taken all that was left of the payments of a booking. */
const ALL_TAKEN = `(
  exists (select 1 from payments where booking_id = bookings.id and lost_minor > 0)
  and not exists (
    select 1 from payments
    where booking_id = bookings.id and status in (${PAID_STATUSES.map(() => '?').join(', ')})
      and amount_minor > coalesce(lost_minor, 0)
        + coalesce((select sum(refunds.amount_minor) from refunds where payment_id = payments.id), 0)))`

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
      when status = 'cancelled' and (payment_status = 'paid' or refund_minor > 0) and not ${ALL_TAKEN}
        then ${kesOf('total_minor - coalesce(refund_minor, total_minor)')}
      else 0 end) as ${name}`,
    [...AGREED_STATUSES, ...PAID_STATUSES]
  )
}
