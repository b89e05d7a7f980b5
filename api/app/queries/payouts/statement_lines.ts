import { toMajor, type Currency } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import type { Statement, StatementLine } from '#queries/payouts/statement_of'

export const STATEMENT_COLUMNS = [
  'day',
  'kind',
  'booking',
  'reference',
  'currency',
  'amount',
  'balance',
] as const

type Kind = StatementLine['kind'] | 'opening' | 'closing' | 'now'
type Cell = string | number | null

/** A statement for a spreadsheet: per currency what was owed, each line with what was owed after it, and what is. */
export async function* statementLines(
  { balances, lines, month }: Statement,
  wordsOf: (kind: Kind) => string
): AsyncGenerator<Cell[]> {
  for (const { closing, currency, opening } of balances) {
    yield balanceLine(wordsOf('opening'), currency, opening)
    let balance = opening
    for (const line of lines.filter((one) => one.currency === currency)) {
      balance += line.amount
      yield [
        line.at.setZone('Africa/Nairobi').toISODate(),
        wordsOf(line.kind),
        line.booking,
        line.payout && [`MAKAO-${line.payout}`, line.receipt].filter(Boolean).join(' '),
        currency,
        toMajor(line.amount),
        toMajor(balance),
      ]
    }
    const isOver = month < todayInNairobi().slice(0, 7)
    yield balanceLine(wordsOf(isOver ? 'closing' : 'now'), currency, closing)
  }
}

const balanceLine = (words: string, currency: Currency, balance: number): Cell[] => [
  null,
  words,
  null,
  null,
  currency,
  null,
  toMajor(balance),
]
