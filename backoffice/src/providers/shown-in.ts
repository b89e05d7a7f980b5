/** What else shows the records of a resource, by the names in the keys of queries. */
const SHOWN_IN: Partial<Record<string, readonly string[]>> = {
  bookings: [
    'bookings',
    'trips',
    'calendar',
    'dashboard',
    'earnings',
    'payouts',
    'books',
    'deposit-claims',
    'found',
  ],
  /* Whether another site has booked a stay, too. */
  calendar: ['calendar', 'bookings'],
  contacts: ['contacts', 'dashboard'],
  /* One that is resolved or that mends lets go of money: of a payout, a payment, a deposit. */
  discrepancies: [
    'discrepancies',
    'payment-events',
    'payouts',
    'earnings',
    'books',
    'bookings',
    'deposit-claims',
  ],
  payouts: ['payouts', 'earnings', 'books'],
  properties: [
    'properties',
    'calendar',
    'dashboard',
    'helpers',
    'bookings',
    'trips',
    'reviews',
    'flagged',
    'found',
  ],
  reviews: ['reviews', 'flagged', 'properties', 'dashboard'],
  /* People stand by name on nearly everything, and a host's account decides what can be paid. */
  users: [
    'users',
    'dashboard',
    'properties',
    'helpers',
    'bookings',
    'trips',
    'calendar',
    'reviews',
    'flagged',
    'payouts',
    'earnings',
    'discrepancies',
    'deposit-claims',
    'newsletter',
    'found',
  ],
}

/** Everything is written down there. */
const ALWAYS = ['audit']

/** @returns the names of what an event of a resource renews */
export const shownIn = (resource: string): readonly string[] => [
  ...(SHOWN_IN[resource] ?? [resource]),
  ...ALWAYS,
]
