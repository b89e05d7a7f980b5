import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { messageOfNobody } from '#domain/tellable_message'

/** Of what gateways said of a person's payments and payouts, the money stays, which the books stand on. */
export async function eraseMessages(trx: TransactionClientContract, personId: number) {
  const stays = trx.from('bookings').where('guest_id', personId).select('id')
  const payments = trx.from('payments').whereIn('booking_id', stays).select('id')
  const payouts = trx.from('payouts').where('host_id', personId).select('id')
  const transfers = trx.from('payout_transfers').whereIn('payout_id', payouts).select('id')
  await eraseFrom(trx, (events) => events.whereIn('payment_id', payments))
  await eraseFrom(trx, (events) => events.whereIn('transfer_id', transfers))
}

/** As it came, or without people where it is about somebody who was erased before. */
export async function bodyToKeep(
  trx: TransactionClientContract,
  { paymentId, transferId }: { paymentId: number | null; transferId: number | null },
  body: string
) {
  const guest = trx
    .from('payments')
    .join('bookings', 'bookings.id', 'payments.booking_id')
    .join('users', 'users.id', 'bookings.guest_id')
    .where('payments.id', paymentId ?? 0)
  const host = trx
    .from('payout_transfers')
    .join('payouts', 'payouts.id', 'payout_transfers.payout_id')
    .join('users', 'users.id', 'payouts.host_id')
    .where('payout_transfers.id', transferId ?? 0)
  for (const person of [guest, host]) {
    const erased: object | null = await person.whereNotNull('deleted_at').select('users.id').first()
    if (erased) return messageOfNobody(body) ?? ''
  }
  return body
}

async function eraseFrom(
  trx: TransactionClientContract,
  narrow: (events: DatabaseQueryBuilderContract) => unknown
) {
  const events = trx.from('payment_events').select('id', 'body').orderBy('id')
  narrow(events)
  const said: { id: number; body: string }[] = await events
  for (const { id, body } of said) {
    await trx
      .from('payment_events')
      .where({ id })
      .update({ body: messageOfNobody(body) ?? '' })
  }
}
