import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { stepBooking } from '#actions/bookings/step_booking'
import { takeContested } from '#actions/calendars/reconcile_imports'
import { toMinor } from '#domain/money'
import { toNight } from '#domain/stay'
import { conflict } from '#exceptions/refusal'
import Booking from '#models/booking'
import type User from '#models/user'
import { moneyBackOf } from '#services/payments/money_back'
import { sumsText } from '#services/line_label'
import { requestWords } from '#services/request_text'

type Asked = {
  /** Idempotency-Key */
  key?: string | null
  /** What was said to go back, in major units; null: all that comes. Undefined was shown nothing. */
  refund?: number | null
  /** What it was said to be: who declines a request does not call off a stay that was agreed meanwhile. */
  status?: 'pending' | 'confirmed'
}

/**
 * pending or confirmed → cancelled; frees the nights (§4), and owes the guest what the policy gives back (ADR 0056).
 * @throws Refusal 409 when it is too late for that, or it is no request any more, or another amount goes back than was shown
 */
export function cancelBooking(
  booking: Booking,
  actor: User,
  reason: string | null,
  { key = null, refund, status }: Asked = {}
) {
  if (status === 'pending' && booking.status === 'confirmed') {
    throw conflict('bookings.cannotDecline', 'E_STATE_MOVED_ON')
  }
  return stepBooking('cancel', booking, actor, key, {
    columns: { cancellation_reason: reason },
    then: async (trx) => {
      await refuseOtherRefund(trx, booking, refund)
      await releaseNights(trx, booking.id)
    },
    notify: 'cancelled',
    seen: status,
  })
}

/**
 * pending → cancelled, by who manages the listing for its host (ADR 0086); frees the nights.
 * @throws Refusal 409 when somebody has answered it already
 */
export function declineRequest(booking: Booking, actor: User, reason: string | null) {
  return stepBooking('decline', booking, actor, null, {
    columns: { cancellation_reason: reason },
    then: (trx) => releaseNights(trx, booking.id),
    notify: 'declinedByHelper',
  })
}

/** A deadline of the policy, or a payment, may have passed while somebody was reading. */
async function refuseOtherRefund(
  trx: TransactionClientContract,
  { currency, id, totalMinor }: Booking,
  shown: Asked['refund']
) {
  if (shown === undefined) return
  const [{ refund_minor: stored }] = await trx.from('bookings').where({ id }).select('refund_minor')
  const due = stored === null ? null : Number(stored)
  if (due === null || due === (shown === null ? totalMinor : toMinor(shown))) return
  const cancelled = await Booking.query({ client: trx })
    .where({ id })
    .preload('payments')
    .firstOrFail()
  const { stay } = moneyBackOf(cancelled)
  const amounts = stay.length > 0 ? stay : [{ amountMinor: due, currency }]
  const amount = sumsText(amounts, requestWords().locale)
  throw conflict('bookings.refundChanged', 'E_REFUND_CHANGED', { amount })
}

/**
 * Frees the nights of a booking; what another site has sold of them is taken for it at once.
 * @param from the first date that is free again; all of them by default
 */
export async function releaseNights(
  trx: TransactionClientContract,
  bookingId: number,
  from?: string
) {
  const nights = trx.from('booking_nights').where('booking_id', bookingId)
  if (from) nights.where('night', '>=', toNight(from))
  const freed = await nights.delete()
  if (Number(freed) > 0) await takeContested(trx, bookingId)
}
