import type { Account, TransactionKind } from '#domain/ledger'
import { toMajor, type Currency } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import { notFound } from '#exceptions/refusal'
import { reader } from '#services/database/reader'
import { readSqlTime } from '#services/database/sql_time'
import { factsOfMonth } from '#services/ledger/facts_of_month'

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

type Row = {
  entry: number
  id: number
  happenedAt: string | Date
  kind: TransactionKind
  fact: string
  booking: number | null
  payment: number | null
  payout: number | null
  hostId: number
  account: Account
  currency: Currency
  amount: number | string
}

type Words = { kind: (kind: TransactionKind) => string; account: (account: Account) => string }

const BATCH = 500

/** Every entry of a month of Nairobi for a spreadsheet, in the order they were written. @throws Refusal 404 for one that has not begun */
export function journalLines(month: string, words: Words) {
  if (month > todayInNairobi().slice(0, 7)) throw notFound()
  return linesOf(month, words)
}

async function* linesOf(month: string, words: Words) {
  let after = 0
  for (;;) {
    const batch: Row[] = await factsOfMonth(reader(), month)
      .where('entries.id', '>', after)
      .orderBy('entries.id')
      .limit(BATCH)
      .select('entries.id as entry', 'facts.id as id', 'facts.happened_at as happenedAt')
      .select('facts.kind as kind', 'facts.fact as fact', 'facts.booking_id as booking')
      .select('facts.payment_id as payment', 'facts.payout_id as payout')
      .select('entries.host_id as hostId', 'entries.account as account')
      .select('entries.currency as currency', 'entries.amount_minor as amount')
    for (const row of batch) yield lineOf(row, words)
    if (batch.length < BATCH) return
    after = batch[batch.length - 1].entry
  }
}

function lineOf(
  { account, amount, currency, entry, happenedAt, id, kind, ...of }: Row,
  words: Words
) {
  const day = todayInNairobi(readSqlTime(happenedAt).toJSDate())
  const minor = Number(amount)
  return [
    ...[entry, id, day, words.kind(kind), of.fact, of.booking, of.payment, of.payout, of.hostId],
    ...[words.account(account), currency],
    minor > 0 ? toMajor(minor) : null,
    minor < 0 ? toMajor(-minor) : null,
  ]
}
