import { monthAfter } from '#domain/book_months'
import type { Account, TransactionKind } from '#domain/ledger'
import { toMajor, type Currency } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import { notFound } from '#exceptions/refusal'
import { reader } from '#services/database/reader'
import { readSqlTime } from '#services/database/sql_time'
import { postedIn } from '#services/ledger/facts_of_month'

export const JOURNAL_COLUMNS = [
  'entry',
  'transaction',
  'day',
  'kind',
  'fact',
  'booking',
  'payment',
  'payout',
  'hostId',
  'account',
  'currency',
  'debit',
  'credit',
] as const

type Fact = {
  id: number
  happenedAt: string | Date
  kind: TransactionKind
  fact: string
  booking: number | null
  payment: number | null
  payout: number | null
}

type Entry = {
  id: number
  transaction: number
  hostId: number
  account: Account
  currency: Currency
  amount: number | string
}

type Words = { kind: (kind: TransactionKind) => string; account: (account: Account) => string }

const BATCH = 500

/** Every entry of a month of Nairobi for a spreadsheet, in the order things happened. @throws Refusal 404 for one that has not begun */
export function journalLines(month: string, words: Words) {
  if (month > todayInNairobi().slice(0, 7)) throw notFound()
  return linesOf(month, words)
}

async function* linesOf(month: string, words: Words) {
  let last: Fact | undefined
  for (;;) {
    const facts = await factsAfter(month, last)
    const entries = await entriesOf(facts)
    for (const fact of facts) {
      for (const entry of entries.get(fact.id) ?? []) yield lineOf(fact, entry, words)
    }
    if (facts.length < BATCH) return
    last = facts[facts.length - 1]
  }
}

/** By the index of their moments: a month is read once, however many batches it has. */
async function factsAfter(month: string, last: Fact | undefined): Promise<Fact[]> {
  const facts = postedIn(reader(), month, monthAfter(month))
  if (last) facts.whereRaw('(facts.happened_at, facts.id) > (?, ?)', [last.happenedAt, last.id])
  return facts
    .orderBy('facts.happened_at')
    .orderBy('facts.id')
    .limit(BATCH)
    .select('facts.id as id', 'facts.happened_at as happenedAt', 'facts.kind as kind')
    .select('facts.fact as fact', 'facts.booking_id as booking')
    .select('facts.payment_id as payment', 'facts.payout_id as payout')
}

async function entriesOf(facts: readonly Fact[]) {
  const entries: Entry[] = await reader()
    .from('ledger_entries')
    .whereIn(
      'transaction_id',
      facts.map(({ id }) => id)
    )
    .orderBy('id')
    .select('id', 'transaction_id as transaction', 'host_id as hostId', 'account', 'currency')
    .select('amount_minor as amount')
  return Map.groupBy(entries, ({ transaction }) => transaction)
}

function lineOf(fact: Fact, { account, amount, currency, hostId, id }: Entry, words: Words) {
  const day = todayInNairobi(readSqlTime(fact.happenedAt).toJSDate())
  const minor = Number(amount)
  return [
    ...[id, fact.id, day, words.kind(fact.kind), fact.fact],
    ...[fact.booking, fact.payment, fact.payout, hostId],
    ...[words.account(account), currency],
    minor > 0 ? toMajor(minor) : null,
    minor < 0 ? toMajor(-minor) : null,
  ]
}
