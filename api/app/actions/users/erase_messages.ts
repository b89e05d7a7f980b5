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
