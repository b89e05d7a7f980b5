/** A column of what people write, which both engines order by letters alike. */
type Words = { words: string }
type Column = string | Words

/** Columns in their order, or expressions of them; ties are broken by id. */
export type ListOrder = { columns: readonly Column[]; direction: 'asc' | 'desc' }

type SortName<Name extends string> = Name | `-${Name}`
type Sorts<Name extends string> = Record<SortName<Name>, ListOrder>

/**
 * Each of them and, with `-` before its name, the other way round. They ascend; `createdAt` alone is newest
 * first, in every list (§9).
 */
function sortsBy<Name extends string>(columns: Record<Name, Column | readonly Column[]>) {
  const sorts: Partial<Record<string, ListOrder>> = {}
  for (const [name, named] of Object.entries<Column | readonly Column[]>(columns)) {
    const [plain, turned] =
      name === 'createdAt' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)
    const order = { columns: [named].flat() }
    sorts[name] = { ...order, direction: plain }
    sorts[`-${name}`] = { ...order, direction: turned }
  }
  return sorts as Sorts<Name>
}

const words = (column: string): Words => ({ words: column })

const namesOf = <Name extends string>(sorts: Record<Name, ListOrder>) =>
  Object.keys(sorts) as Name[]

export const BOOKING_SORTS = sortsBy({
  createdAt: 'created_at',
  checkIn: 'check_in',
  total: 'total_kes_minor',
})
export type BookingSort = keyof typeof BOOKING_SORTS
export const BOOKING_SORT_NAMES = namesOf(BOOKING_SORTS)

export const REVIEW_SORTS = sortsBy({
  createdAt: 'created_at',
  rating: 'rating',
  helpfulVotes: 'helpful_votes',
})
export type ReviewSort = keyof typeof REVIEW_SORTS
export const REVIEW_SORT_NAMES = namesOf(REVIEW_SORTS)

/** Who never signed in counts as longest ago, on both engines. */
export const USER_SORTS = sortsBy({
  createdAt: 'created_at',
  firstName: [words('first_name'), words('last_name')],
  lastName: [words('last_name'), words('first_name')],
  email: words('email'),
  role: 'role',
  lastLogin: ['last_login_at is not null', 'last_login_at'],
})
export type UserSort = keyof typeof USER_SORTS
export const USER_SORT_NAMES = namesOf(USER_SORTS)

export const CONTACT_SORTS = sortsBy({ createdAt: 'created_at', fullName: words('full_name') })
export type ContactSort = keyof typeof CONTACT_SORTS
export const CONTACT_SORT_NAMES = namesOf(CONTACT_SORTS)

export const SUBSCRIBER_SORTS = sortsBy({ createdAt: 'created_at', email: words('email') })
export type SubscriberSort = keyof typeof SUBSCRIBER_SORTS
export const SUBSCRIBER_SORT_NAMES = namesOf(SUBSCRIBER_SORTS)

export const PAYOUT_SORTS = sortsBy({ createdAt: 'created_at', amount: 'amount_minor' })
export type PayoutSort = keyof typeof PAYOUT_SORTS
export const PAYOUT_SORT_NAMES = namesOf(PAYOUT_SORTS)

export const DISCREPANCY_SORTS = sortsBy({ createdAt: 'created_at' })
export type DiscrepancySort = keyof typeof DISCREPANCY_SORTS
export const DISCREPANCY_SORT_NAMES = namesOf(DISCREPANCY_SORTS)

export const CLAIM_SORTS = sortsBy({ createdAt: 'created_at' })
export type ClaimSort = keyof typeof CLAIM_SORTS
export const CLAIM_SORT_NAMES = namesOf(CLAIM_SORTS)

export const PAYMENT_EVENT_SORTS = sortsBy({ createdAt: 'created_at' })
export type PaymentEventSort = keyof typeof PAYMENT_EVENT_SORTS
export const PAYMENT_EVENT_SORT_NAMES = namesOf(PAYMENT_EVENT_SORTS)

export const STATEMENT_SORTS = sortsBy({ createdAt: 'created_at' })
export type StatementSort = keyof typeof STATEMENT_SORTS
export const STATEMENT_SORT_NAMES = namesOf(STATEMENT_SORTS)

/** Entries are numbered as they are written. */
export const AUDIT_SORTS = sortsBy({ createdAt: [] })
export type AuditSort = keyof typeof AUDIT_SORTS
export const AUDIT_SORT_NAMES = namesOf(AUDIT_SORTS)
