import type { Account } from '#domain/ledger'
import type Payout from '#models/payout'
import { reader } from '#services/database/reader'

type Row = {
  booking: number
  checkIn: string | null
  checkOut: string | null
  nights: number | null
  title: string | null
  hostOfStay: number | null
  account: Account
  amount: number | string
}

/** Minor units of the payout: what the guest paid, and where it went. Negative where a payment went back. */
export type PayoutStay = Omit<Row, 'account' | 'amount' | 'hostOfStay'> & {
  /** The payout's host is that of the stay still */
  isHost: boolean
  paid: number
  fee: number
  tax: number
  share: number
}

/** What a payout is made of, by stay; without stays whose lines take each other back. Of one that is forgotten the number is left. */
export async function payoutStays({ id, hostId, status }: Payout): Promise<PayoutStay[]> {
  const lines = status === 'writtenOff' ? 'released_payout_lines' : 'payout_lines'
  const rows: Row[] = await reader()
    .from(`${lines} as payout_lines`)
    .join('ledger_entries as own', 'own.id', 'payout_lines.entry_id')
    .join('ledger_transactions as facts', 'facts.id', 'own.transaction_id')
    .join('ledger_entries as entries', 'entries.transaction_id', 'own.transaction_id')
    .leftJoin('bookings', 'bookings.id', 'facts.booking_id')
    .leftJoin('properties', 'properties.id', 'bookings.property_id')
    .where('payout_lines.payout_id', id)
    .where((which) => {
      which.whereNot('entries.account', 'hostPayable').orWhereColumn('entries.id', 'own.id')
    })
    .orderBy('facts.booking_id')
    .select('facts.booking_id as booking', 'properties.title as title')
    .select('bookings.check_in as checkIn', 'bookings.check_out as checkOut')
    .select('bookings.nights as nights', 'bookings.host_id as hostOfStay')
    .select('entries.account as account', 'entries.amount_minor as amount')

  const stays = new Map<number, PayoutStay>()
  for (const { account, amount, hostOfStay, ...stay } of rows) {
    const none = { ...stay, isHost: hostOfStay === hostId, paid: 0, fee: 0, tax: 0, share: 0 }
    const sums = stays.get(stay.booking) ?? none
    stays.set(stay.booking, added(sums, account, Number(amount)))
  }
  return [...stays.values()].filter(({ share }) => share !== 0)
}

/** A deposit is among what came in, and is not for the stay. */
const OF_PAYMENTS = new Set<Account>(['gateway', 'refund', 'deposit'])

/** In the books what we have is positive, what we owe negative. */
function added(stay: PayoutStay, account: Account, amount: number): PayoutStay {
  if (OF_PAYMENTS.has(account)) return { ...stay, paid: stay.paid + amount }
  if (account === 'platformFee') return { ...stay, fee: stay.fee - amount }
  if (account === 'tax') return { ...stay, tax: stay.tax - amount }
  return account === 'hostPayable' ? { ...stay, share: stay.share - amount } : stay
}
