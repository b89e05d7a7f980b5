import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { takeNights } from '#actions/bookings/take_nights'
import { holdsNights, PENDING_HOURS, type Status } from '#domain/booking_lifecycle'
import { momentOf } from '#domain/cancellation'
import { quoteColumns, quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays, todayInNairobi } from '#domain/stay'
import { timeToPay } from '#domain/time_to_pay'
import Booking from '#models/booking'
import type Property from '#models/property'
import type User from '#models/user'
import { writeClaim, type DemoClaim } from './claims.ts'
import { diceFor, type Dice } from './dice.ts'
import { past } from './past.ts'
import { isPaid, writePayment } from './payments.ts'

const UNPAID_HOURS = 7 * 24

const WISHES = [
  'We land at 9 pm, is a late arrival fine?',
  'A cot for our daughter would be lovely.',
  'We come by motorbike, is there a place to park two of them?',
  null,
  null,
  null,
]
const REASONS = [
  'Our flight was moved to the week after.',
  'The meeting in town was called off.',
  'My mother is not well, we stay at home. Pole sana.',
]
const NOTES = [
  'The gate code comes by message on the day.',
  'Ask for Mzee Kamau at the gate.',
  null,
]

/** Where in its life a stay stands, seen from today. */
function statusFor(dice: Dice, checkIn: string, checkOut: string, today: string): Status {
  if (checkOut < today) return dice.chance(88) ? 'checked-out' : 'cancelled'
  if (checkIn <= today && checkOut > today) return dice.chance(75) ? 'checked-in' : 'confirmed'
  if (checkOut === today) return 'checked-in'
  const odds = dice.roll(10)
  return odds < 6 ? 'confirmed' : odds < 9 ? 'pending' : 'cancelled'
}

/** Half a year back and two months ahead, stays one after another with days between them. */
export function* staysOf(property: Property, guests: User[]): Generator<DemoStay> {
  const dice = diceFor(property.id)
  const today = todayInNairobi()
  const end = addDays(today, 60)
  let checkIn = addDays(today, -180 + dice.roll(30))
  while (checkIn < end) {
    const checkOut = addDays(checkIn, 1 + dice.roll(6))
    const guest = guests[dice.roll(guests.length)]
    yield {
      property,
      guest,
      checkIn,
      checkOut,
      status: statusFor(dice, checkIn, checkOut, today),
      dice,
    }
    checkIn = addDays(checkOut, dice.roll(18))
  }
}

export type DemoStay = {
  property: Property
  guest: User
  checkIn: string
  checkOut: string
  status: Status
  dice: Dice
  /** False keeps a finished stay without a review, for its guest to write. */
  review?: boolean
  /** Its guest is asked to pay, for a week from now on. */
  unpaid?: boolean
  /** Its host asks for a part of the deposit, which waits for the guest or for an admin. */
  claim?: DemoClaim
}

/** Writes one stay as if it had come through the product: quote of its day, footprints, nights. */
export async function writeStay(trx: TransactionClientContract, stay: DemoStay) {
  const { property, guest, checkIn, checkOut, status, dice } = stay
  const asked = askedAt(checkIn, status, dice)
  const { priceMinor, currency, priceRules: rules } = property
  const rates = ratesOn(checkIn)
  const quote = quoteStay({ priceMinor, currency, rules, checkIn, checkOut, rates })
  const booking = await Booking.create(
    {
      propertyId: property.id,
      hostId: property.hostId,
      guestId: guest.id,
      status,
      paymentStatus: isPaid(stay) ? 'paid' : 'unpaid',
      checkIn,
      checkOut,
      adults: 1 + dice.roll(property.maxGuests),
      children: 0,
      ...quoteColumns(quote),
      specialRequests: dice.pick(WISHES),
      createdAt: asked,
      expiresAt: status === 'pending' ? asked.plus({ hours: PENDING_HOURS }) : null,
      ...footprints(stay, asked),
      ...(stay.unpaid && timeFor(checkIn)),
      ...(stay.claim && { depositMinor: quote.deposit, depositState: 'claimed' as const }),
    },
    { client: trx }
  )
  if (holdsNights(status)) await takeNights(trx, booking, checkIn, checkOut)
  if (isPaid(stay)) await writePayment(trx, booking)
  if (stay.claim) await writeClaim(trx, booking, stay.claim)
  return booking
}

/** Longer than usual, so that whoever tries the product for some days finds the stay again. */
function timeFor(checkIn: string) {
  const arrival = momentOf(checkIn, null)
  const time = timeToPay({ agreed: Date.now(), arrival, hours: UNPAID_HOURS })
  if (!time) return {}
  return {
    payBy: DateTime.fromMillis(time.payBy),
    payReminderAt: DateTime.fromMillis(time.remindAt),
  }
}

/** Requests still waiting were made in the last hours; the others a week or more before the stay. */
function askedAt(checkIn: string, status: Status, dice: Dice) {
  const now = DateTime.utc()
  if (status === 'pending') return now.minus({ hours: 1 + dice.roll(8), minutes: dice.roll(60) })
  const before = DateTime.fromISO(checkIn, { zone: 'utc' }).minus({
    days: 5 + dice.roll(20),
    minutes: dice.roll(900),
  })
  return before < now ? before : now.minus({ days: 1 + dice.roll(6), minutes: dice.roll(900) })
}

function footprints({ status, property, checkIn, checkOut, dice }: DemoStay, asked: DateTime) {
  const at = (date: string, hour: number) =>
    DateTime.fromISO(`${date}T${hour}:00:00`, { zone: 'Africa/Nairobi' }).toUTC()
  const host = property.hostId
  if (status === 'pending') return {}
  if (status === 'cancelled') {
    return { cancelledAt: past(asked.plus({ hours: 30 })), cancellationReason: dice.pick(REASONS) }
  }
  return {
    approvedAt: past(asked.plus({ hours: 3 })),
    approvedBy: host,
    hostNotes: dice.pick(NOTES),
    ...(status === 'confirmed' ? {} : { checkedInAt: past(at(checkIn, 15)), checkedInBy: host }),
    ...(status === 'checked-out' ? { checkedOutAt: at(checkOut, 10), checkedOutBy: host } : {}),
  }
}
