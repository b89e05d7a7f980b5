import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { moveToDates } from '#actions/bookings/move_to_dates'
import { settlementFact } from '#actions/ledger/post_payment'
import { postTransaction } from '#actions/ledger/post_transaction'
import { stayDearer } from '#domain/stay_postings'
import type Booking from '#models/booking'
import type Payment from '#models/payment'

/**
 * Moves a stay to the agreed dates whose difference is paid: host, fee and taxes have what they would have of a stay booked so, account by
 * account (ADR 0089). Call it with the booking held.
 * @param booking with the dates that wait
 */
export async function moveForDifference(
  trx: TransactionClientContract,
  booking: Booking,
  payment: Payment,
  actor: { id: number } | null
) {
  await booking.load('property')
  const former = await moveToDates(trx, booking, booking.dateChange, actor)
  const { hostId, id: bookingId, quoteLines } = booking
  const { amountMinor, createdAt, currency, id: paymentId, updatedAt } = payment
  const kesRate = currency === booking.currency ? null : booking.kesRate
  const fact = settlementFact(payment)
  const happenedAt = updatedAt ?? createdAt
  await postTransaction(
    trx,
    { kind: 'settlement', fact, bookingId, paymentId, hostId, currency, happenedAt },
    stayDearer(former.quoteLines, quoteLines, amountMinor, kesRate)
  )
}
