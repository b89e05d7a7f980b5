import type { BookingLetter } from '#mails/booking_pages'
import { namedStay } from '#mails/early_end'
import type { Fact } from '#mails/letter_mail'
import type Booking from '#models/booking'
import type Payment from '#models/payment'
import type User from '#models/user'
import { depositPaidOf } from '#services/payments/money_back'
import type { MailWords } from '#services/mail/mail_words'

type Person = Partial<Record<'guest' | 'host', string>>
type Texts = Pick<MailWords, 'text'>

const RECEIPTS: readonly BookingLetter[] = [
  'paidForGuest',
  'datesChangedForGuest',
  'priceLoweredForGuest',
]

/** The stay in a few lines, and what a letter adds to them. */
export function bookingFacts(
  words: MailWords,
  notice: BookingLetter,
  booking: Booking,
  payments: readonly Payment[]
): Fact[] {
  const { guest, host } = booking
  const facts = stayFacts(words, notice, booking)
  /** Who manages a listing sees no amounts and no addresses (ADR 0086). */
  if (notice.endsWith('ForManager')) {
    return [...facts, fact(words, 'guest', `${guest.firstName} ${guest.lastName}`)]
  }
  if (notice === 'requestedForHost' || notice === 'bookedForHost') {
    return [
      ...facts,
      ...price(words, booking),
      who(words, 'guest', guest),
      ...(notice === 'bookedForHost'
        ? [...phoneOnce(words, booking), ...payBy(words, booking)]
        : []),
      ...paidDirectly(words, booking, 'guestPaysYou', { guest: guest.firstName }),
    ]
  }
  const comesNow = booking.isInstant && booking.exchangesContact
  if (RECEIPTS.includes(notice) && payments.length > 0) {
    const where = notice === 'paidForGuest' && comesNow ? arrival(words, booking) : []
    return [...facts, ...receipt(words, booking, payments), ...where]
  }
  if (notice === 'paidForHost' && comesNow) {
    return [...facts, ...price(words, booking), who(words, 'guest', guest), ...phone(words, guest)]
  }
  if (notice === 'addedForGuest') {
    const times = fact(words, 'times', words.times(booking.times))
    return [
      ...facts,
      times,
      ...price(words, booking),
      directly(words, booking),
      ...arrival(words, booking),
    ]
  }
  if (notice === 'propertyChangedForGuest') {
    return [
      ...facts,
      ...price(words, booking),
      ...(booking.exchangesContact ? arrival(words, booking) : []),
    ]
  }
  if (notice === 'checkedOutForGuest' && booking.departedOn) {
    return [
      ...facts,
      ...price(words, booking),
      ...(booking.exchangesContact ? contact(words, booking) : []),
    ]
  }
  if (notice !== 'approvedForGuest') return [...facts, ...price(words, booking)]
  return [
    ...facts,
    fact(words, 'times', words.times(booking.times)),
    ...price(words, booking),
    ...paidDirectly(words, booking, 'youPayHost', { host: host.firstName }),
    ...(booking.exchangesContact ? arrival(words, booking) : []),
  ]
}

/** Where the guest goes, and to whom. */
function arrival(words: MailWords, booking: Booking): Fact[] {
  return [address(words, booking), ...contact(words, booking)]
}

/** How a guest reaches the host. */
function contact(words: MailWords, { host }: Booking): Fact[] {
  return [who(words, 'host', host), ...phone(words, host)]
}

/** The guest's, not before contact is exchanged (ADR 0057). */
function phoneOnce(words: MailWords, { exchangesContact, guest }: Booking) {
  return exchangesContact ? phone(words, guest) : []
}

function stayFacts(words: MailWords, notice: BookingLetter, booking: Booking) {
  const { adults, children, pets, property } = booking
  return [
    fact(words, 'property', `${property.title}, ${property.city}`),
    fact(words, 'dates', words.stay(namedStay(notice, booking))),
    fact(words, 'guests', words.text('facts.guestCount', { adults, children, pets })),
  ]
}

/** Number, lines, tax, way and reference: what a receipt has to have. */
function receipt(words: MailWords, booking: Booking, payments: readonly Payment[]): Fact[] {
  const { currency } = booking
  const last = payments.at(-1)!
  /** What was paid is what the lines sum to. */
  const isAlone = payments.length === 1 && last.refunds.length === 0 && last.depositMinor === 0
  const isWhole = isAlone && last.currency === currency
  return [
    fact(words, 'receipt', `${booking.id}-${last.id}`),
    fact(words, 'paidAt', words.moment(last.updatedAt ?? last.createdAt)),
    ...booking.quoteLines.map((line) => ({
      label: words.line(line, currency),
      value: words.money(line.amount, currency),
    })),
    ...(isWhole ? [] : price(words, booking)),
    ...payments.flatMap((payment) => paid(words, payment)),
  ]
}

function paid(words: MailWords, payment: Payment): Fact[] {
  const { amountMinor, currency, gateway, intentId, receipt: number, refunds } = payment
  return [
    fact(words, 'paid', words.money(amountMinor, currency)),
    ...refunds.map((refund) => fact(words, 'sentBack', words.money(refund.amountMinor, currency))),
    fact(words, 'way', words.text(`ways.${gateway}`)),
    fact(words, 'reference', number ?? intentId),
  ]
}

/** What is not paid online. */
function paidDirectly(
  words: Texts,
  { paysOnline }: Booking,
  text: 'guestPaysYou' | 'youPayHost',
  people: Person
): Fact[] {
  return paysOnline ? [] : [fact(words, 'payment', words.text(`facts.${text}`, people))]
}

/** Whether the host has had the money. */
function directly(words: Texts, { host, paymentStatus }: Booking) {
  const text = paymentStatus === 'paid' ? 'paidHost' : 'youPayHost'
  return fact(words, 'payment', words.text(`facts.${text}`, { host: host.firstName }))
}

/** When the guest does not pay the stay ends (ADR 0064). */
function payBy(words: MailWords, { payBy: until }: Booking): Fact[] {
  return until ? [fact(words, 'payBy', words.moment(until))] : []
}

/** What the stay costs, and its deposit beside that (ADR 0090). */
function price(words: MailWords, booking: Booking): Fact[] {
  const { currency, depositMinor, depositState, status, totalMinor } = booking
  const total = fact(words, 'total', words.money(totalMinor, currency))
  if (depositMinor === 0) return [total]
  const isBack = status === 'cancelled' && depositState === 'settled'
  const back = isBack ? depositPaidOf(booking) : null
  const amount = back ?? { amountMinor: depositMinor, currency }
  return [total, fact(words, back ? 'depositBack' : 'deposit', words.sums([amount]))]
}

function address(words: Texts, { property: { area, city, street } }: Booking) {
  return fact(words, 'address', [street, area, city].filter(Boolean).join(', '))
}

function who(words: Texts, name: 'guest' | 'host', { email, firstName, lastName }: User) {
  return fact(words, name, `${firstName} ${lastName}, ${email}`)
}

/** To call with one tap, or to write by WhatsApp. */
function phone(words: Texts, { phone: number }: User): Fact[] {
  if (!number) return []
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`
  return [
    { ...fact(words, 'phone', number), href: `tel:${number}` },
    { ...fact(words, 'whatsapp', chat), href: chat },
  ]
}

function fact(words: Texts, name: string, value: string): Fact {
  return { label: words.text(`facts.${name}`), value }
}
