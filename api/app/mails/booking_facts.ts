import type { BookingLetter } from '#mails/booking_pages'
import type { Fact } from '#mails/letter_mail'
import type Booking from '#models/booking'
import type Payment from '#models/payment'
import type User from '#models/user'
import type { MailWords } from '#services/mail/mail_words'
import paymentsConfig from '#config/payments'

type Person = Partial<Record<'guest' | 'host', string>>
type Texts = Pick<MailWords, 'text'>

/** The stay in a few lines, and what a letter adds to them. */
export function bookingFacts(
  words: MailWords,
  notice: BookingLetter,
  booking: Booking,
  payment: Payment | null
): Fact[] {
  const { guest, host } = booking
  const facts = stayFacts(words, booking)
  if (notice === 'requestedForHost') {
    return [
      ...facts,
      total(words, booking),
      who(words, 'guest', guest),
      ...paidDirectly(words, 'guestPaysYou', { guest: guest.firstName }),
    ]
  }
  if (notice === 'paidForGuest' && payment) return [...facts, ...receipt(words, booking, payment)]
  if (notice !== 'approvedForGuest') return [...facts, total(words, booking)]
  return [
    ...facts,
    total(words, booking),
    ...paidDirectly(words, 'youPayHost', { host: host.firstName }),
    address(words, booking),
    who(words, 'host', host),
    ...phone(words, host),
  ]
}

function stayFacts(words: MailWords, booking: Booking) {
  const { adults, children, property } = booking
  return [
    fact(words, 'property', `${property.title}, ${property.city}`),
    fact(words, 'dates', words.stay(booking)),
    fact(words, 'guests', words.text('facts.guestCount', { adults, children })),
  ]
}

/** Number, lines, tax, way and reference: what a receipt has to have. */
function receipt(words: MailWords, booking: Booking, payment: Payment): Fact[] {
  const { currency } = booking
  const amount = (name: string, minor: number, rateBp = 0) =>
    fact(words, name, words.money(minor, currency), { rate: rateBp / 100 })
  return [
    fact(words, 'receipt', `${booking.id}-${payment.id}`),
    fact(words, 'paidAt', words.moment(payment.updatedAt ?? payment.createdAt, 'Africa/Nairobi')),
    amount('base', booking.baseMinor),
    amount('serviceFee', booking.serviceFeeMinor, booking.serviceFeeBp),
    amount('tax', booking.taxMinor, booking.taxBp),
    amount('serviceFeeTax', booking.serviceFeeTaxMinor),
    amount('paid', payment.amountMinor),
    fact(words, 'way', words.text(`ways.${payment.gateway}`)),
    fact(words, 'reference', payment.receipt ?? payment.intentId),
  ]
}

/** Nothing is paid online. */
function paidDirectly(words: Texts, text: 'guestPaysYou' | 'youPayHost', people: Person): Fact[] {
  return paymentsConfig.offered.length > 0
    ? []
    : [fact(words, 'payment', words.text(`facts.${text}`, people))]
}

function total(words: MailWords, { currency, totalMinor }: Booking) {
  return fact(words, 'total', words.money(totalMinor, currency))
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

function fact(words: Texts, name: string, value: string, params = {}): Fact {
  return { label: words.text(`facts.${name}`, params), value }
}
