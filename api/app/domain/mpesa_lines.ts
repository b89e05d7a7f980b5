import { bookingOfAccount } from '#domain/mpesa_account'
import type { Movement } from '#domain/reconciliation'
import { parseStayDate } from '#domain/stay'

/** What M-Pesa’s portal lets an organisation take along, read as it stands (ADR 0082). */
export const STATEMENT_LIMITS = { bytes: 5 * 1024 * 1024, lines: 20_000, days: 93, cells: 60 }

/** The columns that are read; names, phones, details beyond a word and balances are not. */
const COLUMNS = {
  receipt: 'Receipt No.',
  completed: 'Completion Time',
  details: 'Details',
  status: 'Transaction Status',
  paidIn: 'Paid In',
  withdrawn: 'Withdrawn',
  reason: 'Reason Type',
  linked: 'Linked Transaction ID',
  account: 'A/C No.',
} as const
type Column = keyof typeof COLUMNS
export type Columns = Record<Column, number>

/**
 * Why a file is no such statement: no table, no column, a line that cannot be read, of another organisation, empty, or
 * over a limit.
 */
type StatementProblem =
  | 'unknown'
  | 'column'
  | 'line'
  | 'organisation'
  | 'empty'
  | 'tooManyLines'
  | 'tooLong'

export class StatementFault extends Error {
  constructor(
    readonly problem: StatementProblem,
    readonly params: Record<string, string | number> = {}
  ) {
    super(problem)
  }
}

/** `other` is moved by the organisation itself, or a reversal to it; `charge` has the receipt of what it is charged for. */
export type LineMovement = Movement | 'other' | 'charge'

export type StatementLine = {
  receipt: string
  day: string
  movement: LineMovement
  amountMinor: number
  /** the receipt that a reversal takes back */
  linked: string | null
  /** of the booking that a payer named, as a prompt does */
  booking: number | null
}

/** null where there is none; a table without one of its columns is refused. */
export function columnsIn(cells: readonly string[]): Columns | null {
  const heads = cells.slice(0, STATEMENT_LIMITS.cells).map(wordsOf)
  if (!heads.includes(wordsOf(COLUMNS.receipt)) && !heads.includes(wordsOf(COLUMNS.completed))) {
    return null
  }
  const places = Object.entries(COLUMNS).map(([name, head]) => {
    const place = heads.indexOf(wordsOf(head))
    if (place < 0) throw new StatementFault('column', { column: head })
    return [name, place]
  })
  return Object.fromEntries(places) as Columns
}

/** As letters and digits: exports differ in dots and spaces. */
const wordsOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** M-Pesa began in that year. */
export const EARLIEST = '2007-01-01'

const RECEIPT = /^[A-Z0-9]{8,20}$/

/**
 * A line of the table; `line` null where nothing moved that is kept.
 * @throws StatementFault for one that cannot be read
 */
export function lineIn(
  cells: readonly string[],
  columns: Columns,
  { at, today }: { at: number; today: string }
) {
  const text = (column: Column) => (cells[columns[column]] ?? '').trim()
  const bad = (column: Column) => new StatementFault('line', { line: at, column: COLUMNS[column] })
  const receipt = text('receipt')
  if (!RECEIPT.test(receipt)) throw bad('receipt')
  const day = dayOf(text('completed'))
  if (!day || day > today || day < EARLIEST) throw bad('completed')
  const paidIn = amountIn(text('paidIn'))
  if (paidIn === null) throw bad('paidIn')
  const withdrawn = amountIn(text('withdrawn'))
  if (withdrawn === null) throw bad('withdrawn')
  if (text('status').toLowerCase() !== 'completed') return { line: null, paidIn: 0, withdrawn: 0 }

  /* Of what is told only a reason is M-Pesa’s own: details have what the payer typed. */
  const words = text('reason') || text('details')
  const movement = movementOf(words, paidIn, withdrawn)
  const linked = RECEIPT.test(text('linked')) ? text('linked') : null
  const booking = bookingOfAccount(text('account'))
  const line: StatementLine | null = movement && {
    receipt,
    day,
    movement,
    amountMinor: movement === 'payment' ? paidIn : withdrawn || paidIn,
    linked: movement === 'refund' ? linked : null,
    booking: movement === 'payment' ? booking : null,
  }
  return { line, paidIn, withdrawn }
}

/** null for a charge that M-Pesa waives, or gives back. */
function movementOf(words: string, paidIn: number, withdrawn: number): LineMovement | null {
  if (/charge|\bfee\b|\btariff\b/i.test(words)) return withdrawn > 0 ? 'charge' : null
  const isReversal = /revers/i.test(words)
  if (withdrawn > 0 && isReversal) return 'refund'
  if (withdrawn > 0) {
    return /payment to customer|salary|promotion/i.test(words) ? 'payout' : 'other'
  }
  return paidIn > 0 && !isReversal ? 'payment' : 'other'
}

function dayOf(text: string) {
  const [, day, month, year, time] = /^(\d{2})-(\d{2})-(\d{4})(?:\s+(\S+))?$/.exec(text) ?? []
  if (!day || (time && !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time))) return null
  return parseStayDate(`${year}-${month}-${day}`)
}

const AMOUNT = /^-?(?:\d{1,3}(?:,\d{3})*|\d{1,12})(?:\.(\d{1,2}))?$/

/** Minor units without a sign, 0 for nothing; null for what is no amount. */
function amountIn(text: string): number | null {
  if (text === '') return 0
  const [, cents = ''] = AMOUNT.exec(text) ?? [undefined, null]
  if (cents === null) return null
  const [whole] = text.replace(/[-,]/g, '').split('.')
  return Number(`${whole}${cents.padEnd(2, '0')}`)
}
