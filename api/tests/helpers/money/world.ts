import db from '@adonisjs/lucid/services/db'
import { freezeTime } from '@japa/runner'
import { DateTime } from 'luxon'
import { agreeDates } from '#actions/bookings/agree_dates'
import { approveBooking } from '#actions/bookings/approve_booking'
import { cancelBooking } from '#actions/bookings/cancel_booking'
import { checkInGuest } from '#actions/bookings/check_in_guest'
import { checkOutGuest } from '#actions/bookings/check_out_guest'
import { declineDates, withdrawDates } from '#actions/bookings/decline_dates'
import { endDateChanges } from '#actions/bookings/end_date_changes'
import { endUnpaidStays } from '#actions/bookings/end_unpaid_stays'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'
import { proposeDates } from '#actions/bookings/propose_dates'
import { remindOfPayments } from '#actions/bookings/remind_of_payments'
import { reserveStay } from '#actions/bookings/reserve_stay'
import { undoCheckIn } from '#actions/bookings/undo_check_in'
import { contestSilentClaims } from '#actions/deposit_claims/contest_claim'
import { resolveDiscrepancy } from '#actions/discrepancies/resolve_discrepancy'
import { checkPayments } from '#actions/payments/check_payments'
import { confirmPayment } from '#actions/payments/confirm_payment'
import { returnDeposits } from '#actions/payments/return_deposits'
import { startPayment } from '#actions/payments/start_payment'
import { checkTransfers } from '#actions/payouts/check_transfers'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { movePayout } from '#actions/payouts/move_payout'
import { takePayoutFile } from '#actions/payouts/take_payout_file'
import { writeOffPayout } from '#actions/payouts/write_off_payout'
import { handOverProperty } from '#actions/properties/hand_over_property'
import { stepsOf } from '#domain/payouts'
import { leftOf } from '#domain/payment_losses'
import { refundsWithDeposit } from '#domain/refunds'
import { addDays, todayInNairobi } from '#domain/stay'
import { Refusal } from '#exceptions/refusal'
import Booking from '#models/booking'
import Discrepancy from '#models/discrepancy'
import Payment from '#models/payment'
import Payout from '#models/payout'
import Property from '#models/property'
import User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { findPayment } from '#queries/payments/find_payment'
import { findPayout } from '#queries/payouts/find_payout'
import { standingPayments } from '#services/payments/standing_payments'
import type { TrueGateways } from '#tests/helpers/money/gateways'
import { claimPart, decideRest, lowerOne } from '#tests/helpers/money/claims'
import { Death, dyingAt } from '#tests/helpers/money/outward_steps'
import type { Step } from '#tests/helpers/money/steps'
import { momentsLater } from '#tests/helpers/payments'

const PHONE = '+254712345678'

/** What a sequence has made so far, and what it knows of it. */
export class MoneyWorld {
  bookings: number[] = []
  /** What is kept of a stay that was called off while it was paid, in minor units of its payment. */
  kept = new Map<number, number>()
  readonly #sentByHand = new Set<number>()
  now = DateTime.fromISO(`${todayInNairobi()}T09:00:00Z`, { zone: 'utc' })

  constructor(
    readonly gateways: TrueGateways,
    readonly people: { guest: User; admin: User; hosts: [User, User] },
    public property: Property,
    readonly setClock: (to: Date) => void = freezeTime
  ) {
    setClock(this.now.toJSDate())
  }

  /** Does what can be done now; a refusal is an answer as well. */
  async take({ diesAt, ...step }: Step & { diesAt?: number }) {
    try {
      await (diesAt === undefined ? this.#take(step) : dyingAt(diesAt, () => this.#take(step)))
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Death)) throw error
    } finally {
      this.gateways.line('fine')
      if (diesAt !== undefined) await this.readBookings()
    }
  }

  /** Who reserved one may have died before saying so. */
  async readBookings() {
    const bookings = await Booking.query().orderBy('id').select('id')
    this.bookings = bookings.map(({ id }) => id)
  }

  async pass(minutes: number) {
    this.now = this.now.plus({ minutes })
    this.setClock(this.now.toJSDate())
  }

  async runJobs() {
    await expirePendingBookings()
    await remindOfPayments()
    await endUnpaidStays()
    await endDateChanges()
    await contestSilentClaims()
    await returnDeposits()
    await checkPayments()
    await checkTransfers()
    await this.#sendByHand()
  }

  /** What a gateway cannot send back an admin sends. */
  async #sendByHand() {
    const open = await Discrepancy.query().where({ kind: 'refundByHand', status: 'open' })
    for (const one of open) {
      /* Once: whoever dies before saying so knows that it was sent. */
      if (!this.#sentByHand.has(one.id)) {
        this.#sentByHand.add(one.id)
        this.gateways.sendByHand(one.paymentId!, one.oursMinor!)
      }
      await resolveDiscrepancy(one, this.people.admin, 'Sent as RKT2')
    }
  }

  #booking(place: number) {
    if (this.bookings.length === 0) return null
    return findBooking(this.bookings[place % this.bookings.length])
  }

  async #payout(place: number) {
    const all = await Payout.query().orderBy('id').select('id')
    return all.length === 0 ? null : findPayout(all[place % all.length].id)
  }

  async #take(step: Step): Promise<unknown> {
    const { admin, guest } = this.people
    switch (step.do) {
      case 'reserve': {
        const checkIn = addDays(todayInNairobi(), step.ahead)
        const { id } = await reserveStay(
          guest,
          {
            property: this.property.id,
            checkIn,
            checkOut: addDays(checkIn, step.nights),
            guests: { adults: 2, children: 0, pets: 0 },
            specialRequests: null,
          },
          null
        )
        return this.bookings.push(id)
      }
      case 'goOn':
        return this.#goOn(step)
      case 'costLess':
        return this.#costLess(step)
      case 'costMore':
        return this.#costMore(step)
      case 'payTwice':
        return this.#payTwice(step)
      case 'lose':
        return this.#lose(step)
      case 'jobs':
        this.gateways.line(step.line)
        return this.runJobs()
      case 'clock':
        return this.pass(step.minutes)
      case 'payerAnswers':
        return this.gateways.payerAnswers(step.gateway, step.which, step.code, step.short)
      case 'message':
        return this.gateways.message(step.gateway, step.which, step.kind)
      case 'refundAnswers':
        return this.gateways.refundAnswers(step.gateway, step.which, step.isDone)
      case 'dispute':
        return this.gateways.dispute(step.which, step.end, step.part)
      case 'handOver': {
        const property = await Property.findOrFail(this.property.id)
        const heir = this.people.hosts.find(({ id }) => id !== property.hostId)!
        return handOverProperty(property, heir.id, admin)
      }
      case 'proposeDates':
        return this.#proposeDates(step)
      case 'answerDates':
        return this.#answerDates(step)
      case 'claim':
        return claimPart(this, step)
      case 'lowerPrice':
        return lowerOne(this, step)
      case 'collect':
        return collectPayouts()
      case 'takeFile':
        return takePayoutFile(admin)
      case 'approvePayout':
      case 'sendPayout':
      case 'failPayout':
      case 'writeOff':
        return this.#movePayout(step)
      default:
        return this.#moveBooking(step)
    }
  }

  async #goOn({ gateway, which }: Extract<Step, { do: 'goOn' }>): Promise<unknown> {
    const booking = await this.#booking(which)
    if (!booking) return this.#take({ do: 'reserve', ahead: which, nights: 2 })
    const { checkIn, depositState, dueDates, paymentStatus, status } = booking
    if (status === 'pending') return this.#take({ do: 'approve', which })
    if (paymentStatus === 'unpaid' && status !== 'cancelled') {
      return this.#take({ do: 'pay', which, gateway, line: 'fine' })
    }
    if (paymentStatus === 'pending') return this.payLast(booking.id)
    if (dueDates?.isBeingPaid) return this.payLast(booking.id)
    if (dueDates) return this.#take({ do: 'pay', which, gateway, line: 'fine' })
    if (paymentStatus === 'refunding') return this.#sayRefunds()
    if (status === 'confirmed' && checkIn <= todayInNairobi()) {
      return this.#take({ do: 'checkIn', which })
    }
    if (status === 'checked-in' && depositState === 'held' && which % 2 === 0) {
      return this.#take({ do: 'checkOut', which })
    }
    const payout = await Payout.query().whereIn('status', ['due', 'approved']).first()
    if (payout?.status === 'due') return this.#movePayout({ do: 'approvePayout', which: 0 }, payout)
    if (payout) return this.#movePayout({ do: 'sendPayout', which: 0 }, payout)
    await this.pass(1500)
    return collectPayouts()
  }

  async #costLess({ ahead, by, gateway, lengths }: Extract<Step, { do: 'costLess' }>) {
    await this.#take({ do: 'reserve', ahead, nights: 4 })
    const which = this.bookings.length - 1
    await this.take({ do: 'approve', which })
    await this.#take({ do: 'pay', which, gateway, line: 'fine' })
    await this.payLast(this.bookings[which])
    for (const nights of lengths) {
      const booking = await findBooking(this.bookings[which])
      const { checkIn } = booking
      const host = await User.findOrFail(booking.hostId)
      await proposeDates(booking, host, { checkIn, checkOut: addDays(checkIn, nights) })
      await this.#answerDates({ do: 'answerDates', which, agrees: true })
    }
    if (by) await this.#take({ do: 'cancel', which, line: 'fine', by })
  }

  async #costMore({ ahead, by, gateways, lengths, pays }: Extract<Step, { do: 'costMore' }>) {
    const [gateway, other] = gateways
    await this.#costLess({ do: 'costLess', ahead, by: null, gateway, lengths: [2] })
    const which = this.bookings.length - 1
    for (const nights of lengths) {
      const booking = await findBooking(this.bookings[which])
      const { checkIn } = booking
      const host = await User.findOrFail(booking.hostId)
      await proposeDates(booking, host, { checkIn, checkOut: addDays(checkIn, nights) })
      await this.#answerDates({ do: 'answerDates', which, agrees: true })
      const { dueDates } = await findBooking(this.bookings[which])
      if (!dueDates) continue
      await this.#take({ do: 'pay', which, gateway: other, line: 'fine' })
      if (pays) await this.payLast(this.bookings[which])
    }
    if (by) await this.#take({ do: 'cancel', which, line: 'fine', by })
  }

  async #payTwice({ gateway, which }: Extract<Step, { do: 'payTwice' }>) {
    await this.#take({ do: 'pay', which, gateway, line: 'fine' })
    const first = await Payment.query().orderBy('id', 'desc').first()
    if (!first) return
    await this.pass(11)
    await checkPayments()
    await this.#take({ do: 'pay', which, gateway, line: 'fine' })
    await this.payLast(first.bookingId)
    return this.#payFor(first)
  }

  async #lose({ part, which }: Extract<Step, { do: 'lose' }>) {
    await this.gateways.dispute(which, 'merchant-accepted', part)
    return this.bookLosses()
  }

  /** An admin writes off what can be. */
  async bookLosses() {
    for (const { id } of await Payout.query().orderBy('id')) {
      const payout = await findPayout(id)
      const mayWriteOff = stepsOf(payout.status, payout.doubts).includes('writeOff')
      if (mayWriteOff) await this.#movePayout({ do: 'writeOff', which: 0 }, payout)
    }
  }

  /** Gateways say what nobody has heard yet, and jobs run, after each of these minutes. */
  async outlast(waits: number[]) {
    for (const minutes of waits) {
      await this.gateways.sayTheRest()
      await this.pass(minutes)
      await this.runJobs()
    }
    await this.gateways.sayTheRest()
  }

  /** Until every deposit that is held has gone back, or is its host's: one that was due long before the jobs ran is put off once. */
  async outlastDeposits() {
    await decideRest(this)
    await this.#outlastLast()
    await this.#outlastLast()
  }

  async #outlastLast() {
    const last = await Booking.query()
      .whereNotNull('deposit_settles_at')
      .orderBy('deposit_settles_at', 'desc')
      .first()
    const minutes = last?.depositSettlesAt?.diff(this.now, 'minutes').minutes ?? 0
    await this.pass(Math.max(0, Math.ceil(minutes)) + 1)
    await this.runJobs()
    await this.gateways.sayTheRest()
    await this.runJobs()
  }

  async sendApproved() {
    for (const payout of await Payout.query().where('status', 'approved').orderBy('id')) {
      await this.#movePayout({ do: 'sendPayout', which: 0 }, payout)
    }
  }

  async #proposeDates({ by, later, nights, which }: Extract<Step, { do: 'proposeDates' }>) {
    const booking = await this.#booking(which)
    if (!booking) return
    const actor = by === 'guest' ? this.people.guest : await User.findOrFail(booking.hostId)
    const checkIn = addDays(todayInNairobi(), later)
    return proposeDates(booking, actor, { checkIn, checkOut: addDays(checkIn, nights) })
  }

  /** By the other one, or taken back. */
  async #answerDates({ agrees, which }: Extract<Step, { do: 'answerDates' }>) {
    const booking = await this.#booking(which)
    if (!booking?.dateChange) return
    const { id, proposedBy } = booking.dateChange
    const host = await User.findOrFail(booking.hostId)
    const [asked, own] =
      proposedBy === 'host' ? [this.people.guest, host] : [host, this.people.guest]
    if (agrees) return agreeDates(booking, asked, id)
    return which % 2 ? declineDates(booking, asked, id) : withdrawDates(booking, own, id)
  }

  /** Its payer answers, and the gateway says so. */
  async payLast(bookingId: number) {
    const payment = await Payment.query().where({ bookingId }).orderBy('id', 'desc').first()
    if (payment) return this.#payFor(payment)
  }

  async #payFor(payment: Payment) {
    const place = this.gateways.placeOf(payment)
    if (place < 0) return this.pass(11)
    const of = { which: place, gateway: payment.gateway as 'mpesa' | 'paystack' }
    await this.#take({ do: 'payerAnswers', ...of, code: '0', short: false })
    return this.#take({ do: 'message', ...of, kind: 'true' })
  }

  async #sayRefunds() {
    const { refunds, reversals } = this.gateways.counts()
    if (reversals > 0) await this.gateways.refundAnswers('mpesa', reversals - 1, true)
    if (refunds > 0) await this.gateways.refundAnswers('paystack', refunds - 1, true)
    await this.pass(130)
    return checkPayments()
  }

  async #movePayout(
    step: Extract<Step, { do: 'approvePayout' | 'sendPayout' | 'failPayout' | 'writeOff' }>,
    one?: Payout
  ) {
    const payout = one ?? (await this.#payout(step.which))
    if (!payout) return
    const { admin } = this.people
    if (step.do === 'writeOff') return writeOffPayout(payout, admin, { reason: 'Lost' })
    const name = { approvePayout: 'approve', sendPayout: 'pay', failPayout: 'fail' } as const
    return movePayout(name[step.do], payout, admin, { reason: 'Closed', reference: 'FT1' })
  }

  async #moveBooking(
    step: Extract<
      Step,
      { do: 'approve' | 'pay' | 'confirm' | 'cancel' | 'checkIn' | 'undoCheckIn' | 'checkOut' }
    >
  ) {
    const booking = await this.#booking(step.which)
    if (!booking) return
    const { guest } = this.people
    const host = await User.findOrFail(booking.hostId)
    switch (step.do) {
      case 'approve':
        return approveBooking(booking, host, undefined)
      case 'checkIn':
        return checkInGuest(booking, host)
      case 'undoCheckIn':
        return undoCheckIn(booking, host)
      case 'checkOut':
        return checkOutGuest(booking, host, undefined)
      case 'pay': {
        this.gateways.line(step.line)
        return startPayment(
          booking,
          guest,
          { gateway: step.gateway, phone: PHONE, token: null },
          null
        )
      }
      case 'confirm': {
        this.gateways.line(step.line)
        await momentsLater()
        return confirmPayment(await findPayment(booking.id, null), guest, null)
      }
      case 'cancel': {
        const actor = step.by === 'guest' ? guest : host
        const refund = booking.refundFor(actor)
        const paid = await standingPayments(booking.id, db.connection())
        const isPaid = booking.paymentStatus === 'paid'
        const parts = refundsWithDeposit(paid, refund, booking.totalMinor)
        const back = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
        const kept = isPaid ? paid.reduce((sum, one) => sum + leftOf(one), 0) - back : 0
        this.gateways.line(step.line)
        try {
          return await cancelBooking(booking, actor, null)
        } finally {
          const { status } = await Booking.findOrFail(booking.id)
          if (status === 'cancelled' && booking.status !== status) this.kept.set(booking.id, kept)
        }
      }
    }
  }
}
