/** Where the catalogue has the words for a status, by the kind of thing that has it. */
const STATUSES: Partial<Record<string, string>> = {
  booking: 'bookings.status',
  payment: 'audit.values.payment',
  payout: 'payouts.status',
  review: 'reviews.status',
  discrepancy: 'discrepancies.status',
}

/** Other fields with a fixed set of values. */
const WORDS: Partial<Record<string, string>> = {
  role: 'roles',
  outcome: 'audit.values.outcome',
  paymentStatus: 'bookings.payment',
  bookingPaymentStatus: 'bookings.payment',
  payoutWay: 'audit.values.payoutWay',
  payoutAccount: 'audit.values.payoutAccount',
  propertyType: 'properties.types',
  cancellationPolicy: 'stayRules.policies',
  sessionTimeout: 'settings.timeout',
  weekdays: 'stayRules.weekdays',
  arrivalDays: 'stayRules.weekdays',
  departureDays: 'stayRules.weekdays',
  amenities: 'amenities',
}

/**
 * The key of a value's word in the catalogue; null where a field is told as it is.
 * @param subject the kind of thing that changed: a payment is paid otherwise than a payout
 */
export function wordKey(subject: string, field: string, value: string): string | null {
  const place = field === 'status' ? STATUSES[subject] : WORDS[field]
  return place ? `${place}.${value}` : null
}

/** Amounts in hundredths, and those in whole units. */
export function amountIn(field: string, fact: number): number | null {
  if (field.endsWith('Minor')) return fact / 100
  return field === 'price' || field === 'lost' ? fact : null
}
