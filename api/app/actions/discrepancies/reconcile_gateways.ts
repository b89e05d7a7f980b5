import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import paymentsConfig from '#config/payments'
import { mendMessages } from '#actions/discrepancies/mend_differences'
import { noteDifferences } from '#actions/discrepancies/note_differences'
import { noteMessages } from '#actions/discrepancies/note_message'
import { postGatewayFees } from '#actions/ledger/post_gateway_fees'
import { settlePayment } from '#actions/payments/settle_payment'
import { compare, paymentsToTakeUp, type Found, type Moved } from '#domain/reconciliation'
import { addDays, todayInNairobi } from '#domain/stay'
import Payment from '#models/payment'
import { writeTransaction } from '#services/database/write_transaction'
import { bookedOf, withoutReceipt, type Window } from '#services/payments/booked_payments'
import type { PaymentGateway } from '#services/payments/gateway'
import { comparedUntil, feesListed } from '#services/payments/kept_fees'
import payments from '#services/payments/main'

/** Each day is compared on three nights: late money and late answers mend by themselves. */
const COMPARED_DAYS = 3
/** After nights that were missed, or on which a gateway could not be asked, at most. */
const MOST_DAYS = 30
/** On both sides of the days: a refund is begun before we ask for it again, and clocks differ. */
const MARGIN = { days: 1 }
/** A refund is begun once, and may be asked about for weeks before it is done. */
const REFUNDS_BEFORE = { days: 30 }

/**
 * Compares what the gateways list of the last days with our books, and puts what differs into the queue; what was paid there as
 * it was asked for is taken up, and what they kept is booked. Runs every night (ADR 0070). A repeated night adds nothing.
 * @throws AggregateError when a gateway could not be asked; the others are done
 */
export async function reconcileGateways(now: DateTime = DateTime.utc()) {
  const faults: unknown[] = []
  try {
    await noteMessages(now)
    await writeTransaction((trx) => mendMessages(trx))
  } catch (error) {
    faults.push(error)
  }
  for (const name of paymentsConfig.offered) {
    try {
      const gateway = await payments.use(name)
      await reconcile(gateway, await windowBefore(now, gateway), now)
    } catch (error) {
      logger.error({ err: error, gateway: name }, 'a gateway could not be compared with the books')
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'gateways could not be compared')
}

async function windowBefore(now: DateTime, { listMoved, name }: PaymentGateway): Promise<Window> {
  const today = todayInNairobi(now.toJSDate())
  const startOf = (day: string) => DateTime.fromISO(day, { zone: 'Africa/Nairobi' })
  const usual = addDays(today, -COMPARED_DAYS)
  const missed = listMoved && (await comparedUntil(name, startOf(addDays(today, -MOST_DAYS))))
  const first = missed && missed < usual ? missed : usual
  return { first, last: addDays(today, -1), from: startOf(first), to: startOf(today) }
}

async function reconcile(gateway: PaymentGateway, window: Window, now: DateTime) {
  const { from, to } = window
  const end = DateTime.min(to.plus(MARGIN), now)
  const listed = await gateway.listMoved?.(from.minus(MARGIN), end, from.minus(REFUNDS_BEFORE))
  if (!listed) {
    await noteDifferences('list', gateway.name, window, await withoutReceipt(gateway.name, window))
    return
  }
  const found = await differences(gateway.name, window, listed)
  await noteDifferences('list', gateway.name, window, found)
  const taken = await takeUp(found, listed)
  await postGatewayFees(await feesListed(gateway.name, listed))
  if (taken === 0) return
  const left = await differences(gateway.name, window, listed)
  await noteDifferences('list', gateway.name, window, left)
}

async function differences(gateway: string, window: Window, listed: readonly Moved[]) {
  const found = compare(listed, await bookedOf(gateway, window, listed))
  return found.filter(({ day }) => day >= window.first && day <= window.last)
}

/**
 * `paid` is believed in every state (ADR 0013). One that cannot be taken up holds up no other.
 * @returns how many
 * @throws AggregateError when some could not be, after the others
 */
async function takeUp(found: readonly Found[], listed: readonly Moved[]) {
  const unheard = paymentsToTakeUp(found, listed)
  const faults: unknown[] = []
  for (const { number, of } of unheard) {
    try {
      const payment = await Payment.findByOrFail('intentId', of)
      const { amountMinor, currency } = payment
      const amount = { amountMinor, currency }
      await settlePayment(payment, { status: 'paid', receipt: number, amount }, null)
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'payments could not be taken up')
  return unheard.length
}
