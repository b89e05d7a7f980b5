import type { Account } from '#domain/ledger'
import { CURRENCIES, type Currency } from '#domain/money'
import { addDays } from '#domain/stay'

/** Days after its end in which a month is still posted to. */
const OPEN_DAYS = 10

/** The first month that may still be posted to, YYYY-MM. @param today in Nairobi */
export const firstOpenMonth = (today: string) => addDays(today, -OPEN_DAYS).slice(0, 7)

/** The day that something of a day is booked on: what is heard of a month that is closed counts when it is heard. Days in Nairobi. */
export const bookedOn = (day: string, today: string) =>
  day.slice(0, 7) < firstOpenMonth(today) ? today : day

/** @param month YYYY-MM */
export function monthAfter(month: string) {
  const [year, number] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** What an account is to us: what we have, what we owe, what we earn and what that costs. */
export type Side = 'have' | 'owe' | 'earn' | 'cost'

const SIDES: Record<Account, Side> = {
  gateway: 'have',
  hostPayable: 'owe',
  payout: 'owe',
  deposit: 'owe',
  guest: 'owe',
  refund: 'owe',
  tax: 'owe',
  platformFee: 'earn',
  gatewayFee: 'cost',
  rounding: 'cost',
}

const IN_ORDER = Object.keys(SIDES) as Account[]

/** Minor units; debit and credit are never below zero. */
export type AccountSum = {
  account: Account
  currency: Currency
  debit: number
  credit: number
}

/** Minor units as people count them: more is more of what we have or of what we owe, whichever the account is. */
export type AccountLine = {
  account: Account
  side: Side
  opening: number
  more: number
  less: number
  closing: number
}

export type Books = {
  currency: Currency
  accounts: AccountLine[]
  /** what we have is what we owe and what we earned, less what that cost */
  isBalanced: boolean
}

/** The books of a month by currency, from what was posted before it and in it. */
export function booksOf(before: readonly AccountSum[], within: readonly AccountSum[]): Books[] {
  const posted = new Set([...before, ...within].map(({ currency }) => currency))
  return CURRENCIES.filter((currency) => posted.has(currency)).map((currency) => {
    const sums = (of: readonly AccountSum[], account: Account) => {
      const own = of.filter((sum) => sum.currency === currency && sum.account === account)
      const sumOf = (side: 'debit' | 'credit') => own.reduce((sum, one) => sum + one[side], 0)
      return { debit: sumOf('debit'), credit: sumOf('credit') }
    }
    const accounts = IN_ORDER.map((account) =>
      lineOf(account, sums(before, account), sums(within, account))
    ).filter(({ closing, less, more, opening }) => [opening, more, less, closing].some(Boolean))
    const balance = accounts.reduce((sum, { closing, side }) => sum + signOf(side) * closing, 0)
    return { currency, accounts, isBalanced: balance === 0 }
  })
}

type Sum = Pick<AccountSum, 'debit' | 'credit'>

function lineOf(account: Account, before: Sum, within: Sum): AccountLine {
  const side = SIDES[account]
  const isDebit = signOf(side) > 0
  const [more, less] = isDebit ? [within.debit, within.credit] : [within.credit, within.debit]
  const opening = isDebit ? before.debit - before.credit : before.credit - before.debit
  return { account, side, opening, more, less, closing: opening + more - less }
}

const signOf = (side: Side) => (side === 'have' || side === 'cost' ? 1 : -1)
