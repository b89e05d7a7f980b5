import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { timeToPay } from '#domain/time_to_pay'
import type Booking from '#models/booking'
import { sqlTime } from '#services/database/sql_time'

/** Of a stay that is paid, over, or paid to its host. */
export const NO_TIME_TO_PAY = { pay_by: null, pay_reminder_at: null }

/**
 * The columns of a stay whose guest is asked to pay from `now` on; without a moment where nothing is paid online, or
 * check-in is near (ADR 0064).
 * @param hours as many as there are before check-in, at most; of stays booked instantly nobody has looked at
 */
export function timeToPayColumns(
  client: Pick<QueryClientContract, 'dialect'>,
  booking: Booking,
  { hours, isInstant, now = DateTime.utc() }: { hours: number; isInstant: boolean; now?: DateTime }
) {
  const { arrival } = booking.cancellable
  const agreed = now.toMillis()
  const time = booking.paysOnline && timeToPay({ agreed, arrival, hours, isInstant })
  if (!time) return NO_TIME_TO_PAY
  return {
    pay_by: sqlTime(client, DateTime.fromMillis(time.payBy)),
    pay_reminder_at: sqlTime(client, DateTime.fromMillis(time.remindAt)),
  }
}
