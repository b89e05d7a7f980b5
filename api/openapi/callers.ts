import type { Endpoint } from '@makao/openapi/endpoint'
import { throttles, type ThrottleName } from '#http/throttles'
import { ACCESS, type Caller } from '#openapi/access'

/** Those who get past the door: a refusal that is none of the caller's own counts as past it. */
const REFUSED = [401, 403, 404]

/**
 * Who may make a call, in words, and how often; undefined for a route without a row in the table.
 */
export function termsOf(endpoint: Endpoint) {
  const who = callersOf(endpoint.name)
  const limits = limitsOf(endpoint).map(
    ({ requests, per }) => `${requests} in ${per.replace(/^1 /, 'one ').replace('mins', 'min')}`
  )
  const often = limits.length > 0 ? `**Limits:** ${limits.join('; ')}.` : undefined
  return [who && `**For:** ${who}.`, often].filter(Boolean).join(' ') || undefined
}

/** How often an operation may be called, as its throttles say. */
export function limitsOf({ middleware }: Endpoint) {
  const names = (middleware.get('throttle') as ThrottleName[] | undefined) ?? []
  return names.map((name) => {
    const { requests, duration } = throttles[name]
    return { name, requests, per: duration }
  })
}

const CALENDAR_KEEPERS = 'the host of it, whom the host lets keep its calendar, admins'
const MANAGERS = 'whom the host of the place lets manage its listing'
const LISTING_KEEPERS = `the host of it, ${MANAGERS}, admins`
const PRICE_KEEPERS = 'the host of it, whom the host lets set its prices, admins'
const ARRIVALS = 'whom the host of the place lets look after arrivals'

/** Where the table knows one thing of the world and the words another. */
const SAID: Record<string, string> = {
  'bookings.store': 'everybody signed in but the host of the place',
  'bookings.update': 'the guest and the host of the booking',
  'bookings.confirmPayment': 'the guest of the booking',
  'payments.hearPrompt': 'M-Pesa, at the address it was given',
  'payments.hearRefund': 'M-Pesa, at the address it was given',
  'payments.hearLateRefund': 'M-Pesa, at the address it was given',
  'payments.hearPayout': 'M-Pesa, at the address it was given',
  'payments.hearPayoutStatus': 'M-Pesa, at the address it was given',
  'payments.hearLatePayout': 'M-Pesa, at the address it was given',
  'payments.hearCardEvent': 'Paystack, by its signature',
  'reviews.store': 'the guest of the stay',
  'properties.blocks': CALENDAR_KEEPERS,
  'properties.block': CALENDAR_KEEPERS,
  'properties.unblock': CALENDAR_KEEPERS,
  'properties.update': LISTING_KEEPERS,
  'properties.setStayRules': LISTING_KEEPERS,
  'properties.addPhotos': LISTING_KEEPERS,
  'properties.orderPhotos': LISTING_KEEPERS,
  'properties.updatePhoto': LISTING_KEEPERS,
  'properties.destroyPhoto': LISTING_KEEPERS,
  'properties.choosePrimaryPhoto': LISTING_KEEPERS,
  'properties.setPrices': PRICE_KEEPERS,
  'helping.place': LISTING_KEEPERS,
  'helping.approve': MANAGERS,
  'helping.decline': MANAGERS,
  'helping.quoteDates': MANAGERS,
  'helping.proposeDates': MANAGERS,
  'helping.agreeDates': MANAGERS,
  'helping.declineDates': MANAGERS,
  'helping.withdrawDates': MANAGERS,
  'helping.accept': 'who is invited',
  'helping.leave': 'who helps, or is invited',
  'helping.checkIn': ARRIVALS,
  'helping.undoCheckIn': ARRIVALS,
  'helping.checkOut': ARRIVALS,
  'helping.undoCheckOut': ARRIVALS,
}

function callersOf(name: string) {
  const row = ACCESS[name]
  if (!row || SAID[name]) return SAID[name]
  const may = (caller: Caller) => row[caller] === 'yes' || !REFUSED.includes(row[caller] as number)
  if (may('anonymous')) return 'everybody'
  if (!may('guest') && may('otherGuest')) return 'everybody signed in but its author'

  const guests = may('guest') && may('otherGuest')
  const hosts = may('host') && may('otherHost')
  if (guests && hosts && may('admin')) return 'everybody signed in'
  const groups = [
    guests ? 'guests' : may('guest') && 'whose it is',
    hosts ? 'hosts' : may('host') && 'the host of it',
    may('admin') && 'admins',
  ]
  return groups.filter(Boolean).join(', ')
}
