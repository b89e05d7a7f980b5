import {
  columnsIn,
  EARLIEST,
  lineIn,
  STATEMENT_LIMITS,
  StatementFault,
  type Columns,
  type StatementLine,
} from '#domain/mpesa_lines'
import type { Moved, Movement } from '#domain/reconciliation'
import { addDays, parseStayDate, toNight } from '#domain/stay'

export type Statement = {
  /** the days that are covered whole, or null: today never is, nor one it begins or ends in the middle of */
  covered: Span | null
  period: Span
  /** of all lines, also those that are not compared */
  count: number
  paidInMinor: number
  withdrawnMinor: number
  lines: StatementLine[]
}

/** Days in Nairobi, both included. */
export type Span = { first: string; last: string }

/** Lines above the table that may be looked through for it. */
const MOST_HEADS = 40

/**
 * Reads a statement, line by line.
 * @param shortcode ours, null where none is set
 * @param today in Nairobi, which no statement covers whole
 * @throws StatementFault
 */
export async function readStatement(
  rows: AsyncIterable<string[]>,
  { shortcode, today }: { shortcode: string | null; today: string }
): Promise<Statement> {
  let columns: Columns | null = null
  let asked: Asked | null = null
  let at = 0
  let count = 0
  let paidInMinor = 0
  let withdrawnMinor = 0
  const lines: StatementLine[] = []
  const charges = new Map<string, StatementLine>()
  for await (const cells of rows) {
    at++
    if (cells.length === 0) continue
    if (!columns) {
      columns = columnsIn(cells)
      if (columns) continue
      refuseOther(cells, shortcode)
      asked ??= periodIn(cells, today)
      if (at >= MOST_HEADS) break
      continue
    }
    count++
    if (count > STATEMENT_LIMITS.lines) {
      throw new StatementFault('tooManyLines', { max: STATEMENT_LIMITS.lines })
    }
    const { line, paidIn, withdrawn } = lineIn(cells, columns, { at, today })
    paidInMinor += paidIn
    withdrawnMinor += withdrawn
    const charged = line?.movement === 'charge' && charges.get(line.receipt)
    if (charged) charged.amountMinor += line.amountMinor
    else if (line) lines.push(line)
    if (line?.movement === 'charge' && !charged) charges.set(line.receipt, line)
  }
  if (!columns) throw new StatementFault('unknown')
  const days = lines.map(({ day }) => day).sort()
  const [first] = days
  if (!first && !asked) throw new StatementFault('empty')
  const period = asked?.period ?? { first, last: days.at(-1)! }
  if (toNight(period.last) - toNight(period.first) >= STATEMENT_LIMITS.days) {
    throw new StatementFault('tooLong', { max: STATEMENT_LIMITS.days })
  }
  const whole = asked?.whole ?? { first: addDays(first, 1), last: addDays(days.at(-1)!, -1) }
  const covered = spanOf(whole.first, earlierOf(whole.last, addDays(today, -1)))
  return { covered, period, count, paidInMinor, withdrawnMinor, lines }
}

/** A head that names the organisation’s number has to name ours. */
function refuseOther(cells: readonly string[], shortcode: string | null) {
  const [, number] = /short\s*code\D*(\d{4,10})/i.exec(cells.join(' ')) ?? []
  if (number && shortcode && number !== shortcode) {
    throw new StatementFault('organisation', { number, ours: shortcode })
  }
}

const DATE_TIME = /(\d{2})-(\d{2})-(\d{4})(?:\s+(\d{2}:\d{2}:\d{2}))?/g

/** `whole` are the days that it does not begin or end in the middle of. */
type Asked = { period: Span; whole: Span }

/** Of a head with two moments. */
function periodIn(cells: readonly string[], today: string): Asked | null {
  const text = cells.join(' ')
  if (!/period|\bfrom\b/i.test(text)) return null
  const [from, to] = [...text.matchAll(DATE_TIME)].map(([, day, month, year, time]) => ({
    day: parseStayDate(`${year}-${month}-${day}`),
    time,
  }))
  if (!from?.day || !to?.day || from.day < EARLIEST || from.day > to.day || from.day > today) {
    return null
  }
  const { day: first, time: begins = '00:00:00' } = from
  const last = earlierOf(to.day, today)
  const isWhole = last < to.day || (to.time ?? '23:59:59') >= '23:59:00'
  return {
    period: { first, last },
    whole: {
      first: begins === '00:00:00' ? first : addDays(first, 1),
      last: isWhole ? last : addDays(last, -1),
    },
  }
}

const spanOf = (first: string, last: string): Span | null =>
  first <= last ? { first, last } : null

const earlierOf = (one: string, other: string) => (one < other ? one : other)

/** A line as a gateway’s list has it: a payment or a payout is named by its receipt, a refund by that of its payment. */
export function movedOf(
  { amountMinor, day, linked, receipt }: Omit<StatementLine, 'booking' | 'movement'>,
  movement: Movement
): Moved {
  const of = movement === 'refund' ? linked : receipt
  return { movement, number: receipt, of, amountMinor, currency: 'KES', day }
}

/** The longest stretch of days around some of which every one is in a span, at most `most` days on either side. */
export function stretchAround(days: Span, spans: readonly Span[], most: number): Span {
  const has = (day: string) => spans.some(({ first, last }) => first <= day && day <= last)
  let { first, last } = days
  while (toNight(days.first) - toNight(first) < most && has(addDays(first, -1)))
    first = addDays(first, -1)
  while (toNight(last) - toNight(days.last) < most && has(addDays(last, 1))) last = addDays(last, 1)
  return { first, last }
}
