import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { postPayment } from '#actions/ledger/post_payment'
import { collectPayout, collectPayouts } from '#actions/payouts/collect_payouts'
import { movePayout } from '#actions/payouts/move_payout'
import { AGREED_STATUSES, type Status } from '#domain/booking_lifecycle'
import { COLLECTING_HOUR } from '#domain/payouts'
import type Booking from '#models/booking'
import Payment from '#models/payment'
import Payout from '#models/payout'
import { findPayout } from '#queries/payouts/find_payout'
import { past } from './past.ts'

/** What was agreed is paid, but for what its guest is asked to pay: an unpaid stay ends by the clock (ADR 0064). */
export function isPaid({ status, unpaid }: { status: Status; unpaid?: boolean }) {
  return AGREED_STATUSES.some((agreed) => agreed === status) && !unpaid
}

/** An attempt that succeeded an hour after the host had agreed. */
export async function writePayment(trx: TransactionClientContract, booking: Booking) {
  const { approvedAt, createdAt, currency, depositMinor = 0, id, totalMinor } = booking
  const paidAt = past((approvedAt ?? createdAt).plus({ hours: 1 }))
  const number = String(id).padStart(6, '0')
  const payment = await Payment.create(
    {
      bookingId: id,
      gateway: 'simulator',
      intentId: `pay_demo${number}`,
      gatewayReference: `SIMULATED-paid-${paidAt.toMillis()}-${number}`,
      amountMinor: totalMinor + depositMinor,
      depositMinor,
      depositKeptMinor: 0,
      depositLostMinor: 0,
      currency,
      status: 'paid',
      receipt: `SIMULATED-${number}`,
      outcome: null,
      expiresAt: paidAt,
      createdAt: paidAt,
      updatedAt: paidAt,
    },
    { client: trx }
  )
  await payment.load('refunds')
  await postPayment(trx, payment, booking)
}

type Step = 'approve' | 'pay'

/** What the demo host was paid before, in days ago. */
const EARLIER: { collected: number; steps: Step[] }[] = [
  { collected: 35, steps: ['approve', 'pay'] },
  { collected: 6, steps: ['approve'] },
]

/** The demo host has a payout that was sent, one on its way and one that waits; of others what is due waits. */
export async function seedPayouts(hostId: number, admin: { id: number }) {
  const nairobi = DateTime.now().setZone('Africa/Nairobi')
  const thisHour = nairobi.set({ hour: COLLECTING_HOUR, minute: 0, second: 0, millisecond: 0 })
  const today = thisHour > nairobi ? thisHour.minus({ days: 1 }) : thisHour

  for (const { collected, steps } of EARLIER) {
    const at = today.minus({ days: collected }).toUTC()
    await collectPayout({ hostId, currency: 'KES' }, at)
    const made = await Payout.query().where({ hostId, status: 'due' })
    for (const { id } of made) {
      for (const [index, step] of steps.entries()) {
        const words = step === 'pay' ? { reference: `SIMULATED-${id}` } : {}
        await movePayout(step, await findPayout(id), admin, words, {
          happenedAt: at.plus({ hours: 3 + index }),
        })
      }
    }
  }
  await collectPayouts(today.toUTC())
}
