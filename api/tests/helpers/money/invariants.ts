import { depositLeft } from '#domain/deposits'
import { assertBalanced, GRANTED_KINDS, type Account } from '#domain/ledger'
import { hasCome } from '#domain/payment_lifecycle'
import { leftOf, refundOf } from '#domain/payment_losses'
import { nightsOf } from '#domain/stay'
import type Booking from '#models/booking'
import type LedgerTransaction from '#models/ledger_transaction'
import type Payment from '#models/payment'
import { isSame, must, readBooks, type Books } from '#tests/helpers/money/books'
import type { TrueGateways } from '#tests/helpers/money/gateways'
import {
  checkOwners,
  checkPayouts,
  checkShares,
  movedBy,
} from '#tests/helpers/money/host_invariants'
import type { MoneyWorld } from '#tests/helpers/money/world'

/** Each refund is posted when it is owed, and when it was made. */
function postedOf({ refunds, status }: Payment) {
  if (!hasCome(status)) return []
  const sent = refunds.filter((one) => one.state === 'processed' && one.amountMinor > 0)
  const made = sent.map(() => 'refund')
  return [...made, ...refunds.map(() => 'refundDue'), 'settlement']
}

/** Facts of a payment that its status does not tell. */
const BESIDE: readonly string[] = ['handOver', 'loss', ...GRANTED_KINDS]

const isWhollyLost = (payment: Payment) =>
  payment.status === 'refunded' && payment.lostMinor !== null && refundOf(payment) === 0

/** A part of a payment that stays for its stay. */
const isPart = ({ reason }: { reason: string }) =>
  reason === 'otherDates' || reason === 'leftEarly' || reason === 'depositReturned'

/**
 * What holds after every step, whatever was done.
 * @throws Error naming what does not
 */
export async function checkBooks(world: MoneyWorld) {
  const books = await readBooks()
  for (const { entries } of books.facts) {
    assertBalanced(entries.map(({ posting }) => posting))
    must(new Set(entries.map(({ currency }) => currency)).size === 1, 'one currency a transaction')
  }
  for (const payment of books.payments) checkPayment(payment, books, world.gateways)
  for (const booking of books.bookings) checkBooking(booking, books, world)
  checkShares(books)
  checkOwners(books)
  checkPayouts(books)
  return books
}

function checkPayment(payment: Payment, { facts }: Books, gateways: TrueGateways) {
  const { amountMinor, id, refunds, status } = payment
  const own = facts.filter(({ paymentId }) => paymentId === id)
  const kinds = own.map(({ kind }) => kind).filter((kind) => !BESIDE.includes(kind))
  must(
    isSame(kinds.toSorted(), postedOf(payment)),
    `payment ${id} is ${status} and posted as ${kinds.join()}`
  )

  const { back, lost, paid } = gateways.truthOf(payment)
  const booked = own
    .filter(({ kind }) => kind === 'loss' || kind === 'depositLoss')
    .flatMap(({ entries }) => entries.filter(({ account }) => account === 'gateway'))
    .reduce((sum, { amountMinor: amount }) => sum - amount, 0)
  must(booked === (payment.lostMinor ?? 0), `of payment ${id} ${booked} is booked as lost`)
  must(booked <= lost, `of payment ${id} ${booked} is booked as lost, and ${lost} was taken`)
  must(!hasCome(status) || paid === amountMinor, `payment ${id} is ${status}, and ${paid} was paid`)
  must(back <= paid, `of payment ${id} ${back} of ${paid} went back`)
  const deposit = sumOf(own, 'deposit')
  must(deposit === -depositHeld(payment), `of the deposit of payment ${id} ${-deposit} is held`)
  const ofGranted = own.filter(({ kind }) => GRANTED_KINDS.some((one) => one === kind))
  const kept = -sumOf(ofGranted, 'hostPayable')
  must(
    kept === payment.depositKeptMinor,
    `of the deposit of payment ${id} hosts have ${kept}, and ${payment.depositKeptMinor} is noted`
  )
  const made = refunds.filter(({ state }) => state === 'processed')
  const [noted, owed] = [refundOf({ refunds: made }), refundOf(payment)]
  must(owed + booked <= amountMinor, `of payment ${id} ${owed} goes back, and ${booked} is lost`)
  must(back >= noted && back <= owed, `of payment ${id} ${back} went back instead of ${owed}`)
  const isGone = status === 'refunded' || status === 'refundDue'
  const isMade = made.length === refunds.length || payment.lostMinor !== null
  must(status !== 'refunded' || isMade, `payment ${id} is refunded, ${noted} of ${owed} went back`)
  must(isGone || refunds.every(isPart), `payment ${id} is ${status} and goes back`)
  must(
    !isGone || isWhollyLost(payment) || owed > 0,
    `payment ${id} is ${status}, nothing goes back`
  )
}

function checkBooking(booking: Booking, { held, nights, payments }: Books, { kept }: MoneyWorld) {
  const { id, paymentStatus, status } = booking
  const own = payments.filter(({ bookingId }) => bookingId === id)
  /** What a stay cost more for a while is given back as a whole, and is not called off. */
  const paid = own.filter((payment) => payment.status === 'paid' && leftOf(payment) > 0)
  /** One for the stay, and one for each dates that it moved to and that cost more. */
  const reasons = paid.map(({ dateChangeId }) => dateChangeId)
  must(new Set(reasons).size === paid.length, `booking ${id} is paid twice for ${reasons.join()}`)
  const isPaid = paymentStatus === 'paid'
  /** Called off, the newest go back first, and the others are kept. */
  const isInPart = status === 'cancelled' && own.some(({ dateChangeId }) => dateChangeId !== null)
  const isKnown = isPaid === paid.length > 0 || (isInPart && !isPaid)
  must(isKnown, `booking ${id} is ${paymentStatus}, ${paid.length} paid`)
  const open = own.filter((one) => one.status === 'starting' || one.status === 'pending')
  must(open.length <= 1, `booking ${id} has ${open.length} attempts under way`)
  checkNights(booking, nights, held)
  const heldDeposit = own.reduce((sum, payment) => sum + depositHeld(payment), 0)
  const isHeld = booking.depositState === 'held' || booking.depositState === 'claimed'
  const isDeposit = isHeld === heldDeposit > 0
  must(
    isDeposit,
    `the deposit of booking ${id} is ${booking.depositState}, and ${heldDeposit} held`
  )
  if (status !== 'cancelled') {
    must(!isPaid || isPriceOf(booking, own), `booking ${id} is paid at another price`)
    return
  }
  const left = own
    .filter((payment) => hasCome(payment.status))
    .map(leftOf)
    .reduce((sum, amount) => sum + amount, 0)
  const expected = kept.get(id) ?? 0
  const lost = own.reduce((sum, { lostMinor }) => sum + (lostMinor ?? 0), 0)
  const isKept = left <= expected && left + lost >= expected
  must(isKept, `of cancelled booking ${id} ${left} is kept, not ${expected} less ${lost}`)
}

/** Those of its dates, whatever they were before, and of agreed ones that are to be paid for. */
function checkNights(
  { checkIn, checkOut, departedOn, id, status }: Booking,
  nights: Books['nights'],
  changes: Books['held']
) {
  const stay = status === 'cancelled' ? [] : nightsOf(checkIn, departedOn ?? checkOut)
  const held = changes
    .filter(({ bookingId }) => bookingId === id)
    .flatMap((change) => nightsOf(change.checkIn, change.checkOut))
  const expected = [...new Set([...stay, ...held])].toSorted((one, other) => one - other)
  const own = nights.filter((row) => row.booking_id === id).map(({ night }) => night)
  must(isSame(own, expected), `booking ${id} (${status}) holds ${own.join()}`)
}

/** Gateways that take whole units alone are off by less than one each. */
function isPriceOf({ currency, totalKesMinor, totalMinor }: Booking, own: readonly Payment[]) {
  const ofStay = own.filter(({ refunds }) => refunds.every(({ reason }) => reason !== 'lateMoney'))
  const standing = ofStay.filter(({ lostMinor, status }) => status === 'paid' || lostMinor !== null)
  const isOwn = standing[0].currency === currency
  const price = isOwn ? totalMinor : totalKesMinor
  const sum = standing.reduce(
    (all, one) => all + paidForStay(one, isOwn ? 1 : price / totalMinor),
    0
  )
  return Math.abs(sum - price) < 100 * standing.length
}

/**
 * Beside the deposit, which has no part in the price. A bank may have taken of what was to go back: then it is what the stay costs less.
 * @param rate of the payment's currency
 */
function paidForStay({ amountMinor, depositMinor, lostMinor, refunds }: Payment, rate: number) {
  const back = refunds.reduce((all, one) => {
    const isWhole = lostMinor === null
    return all + (isWhole ? one.amountMinor - one.depositMinor : one.priceMinor * rate)
  }, 0)
  return amountMinor - depositMinor - back
}

const depositHeld = (payment: Payment) => (hasCome(payment.status) ? depositLeft(payment) : 0)

const sumOf = (facts: readonly LedgerTransaction[], account: Account) =>
  facts
    .flatMap(({ entries }) => entries.filter((entry) => entry.account === account))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/**
 * What holds once everybody has answered and the clock has gone on: nothing is left half done, all money is accounted
 * for, and the books have at the gateways what is there.
 * @returns what was posted
 */
export async function checkEnd(world: MoneyWorld) {
  const { facts, payments, payouts, transfers } = await checkBooks(world)
  let atGateways = 0
  let unexplained = 0
  for (const payment of payments) {
    const { back, lost, paid } = world.gateways.truthOf(payment)
    const { amountMinor, id, status } = payment
    must(!['starting', 'pending', 'refundDue'].includes(status), `payment ${id} stays ${status}`)
    const isOther = paid !== 0 && paid !== amountMinor
    must(
      hasCome(status) || paid === 0 || isOther,
      `${paid} was paid with ${id}, which is ${status}`
    )
    must(
      status !== 'refunded' || isWhollyLost(payment) || back > 0,
      `payment ${id} is refunded, nothing went back`
    )
    if (isOther) unexplained += paid
    const booked = payment.lostMinor ?? 0
    const isBooked = booked === lost || refundOf(payment) > 0 || isOther
    must(isBooked, `of payment ${id} ${lost} was taken, and ${booked} is booked`)
    atGateways += paid - back - booked
    must(depositHeld(payment) === 0, `payment ${id}: its deposit is held for good`)
  }
  const sent = payouts.filter(({ status }) => status === 'paid')
  const paidOut = sent.reduce((sum, payout) => sum + movedBy(payout, transfers), 0)
  const byMpesa = transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const really = world.gateways.paidOut()
  must(byMpesa === really, `${byMpesa} is noted as sent to hosts by M-Pesa, which sent ${really}`)
  const posted = facts
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === 'gateway')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  must(
    posted === atGateways - unexplained - paidOut,
    `the books have ${posted} at gateways, where ${atGateways} is less ${unexplained} and ${paidOut}`
  )
  return facts.map(({ kind }) => kind)
}
