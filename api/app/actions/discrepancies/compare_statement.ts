import { DateTime } from 'luxon'
import { noteDifferences } from '#actions/discrepancies/note_differences'
import { stretchAround, type Span } from '#domain/mpesa_statement'
import { compare, comparePayouts } from '#domain/reconciliation'
import { addDays, earlierDate, laterDate } from '#domain/stay'
import MpesaStatement from '#models/mpesa_statement'
import { bookedOf, type Window } from '#services/payments/booked_payments'
import { movedOnStatements } from '#services/payments/statement_moves'
import { sentOnStatements } from '#services/payments/statement_payouts'

/** Days on either side that are taken along where they are covered whole, for what began on one day and ended on the next. */
const NEIGHBOURS = 31

/** Who was asked just before the end may have paid after it. */
const PAYING = { minutes: 30 }

/**
 * Compares what statements say of the days of one with our books, and queues what differs (ADR 0082): in both directions for days
 * that are covered whole, for others what they have and we do not.
 * @returns how many differences there are on its own days
 */
export async function compareStatement(statement: MpesaStatement) {
  const { coveredFirst, coveredLast, firstDay, lastDay } = statement
  const whole =
    coveredFirst && coveredLast ? await stretchOf({ first: coveredFirst, last: coveredLast }) : null
  const days = whole
    ? { first: earlierDate(whole.first, firstDay), last: laterDate(whole.last, lastDay) }
    : { first: firstDay, last: lastDay }
  const window = windowOf(whole ?? { first: firstDay, last: addDays(firstDay, -1) })
  const { moved, paidOut } = await movedOnStatements(days)
  const booked = await bookedOf('mpesa', window, moved)
  const payouts = await sentOnStatements(window, paidOut)
  const found = [...compare(moved, booked), ...comparePayouts(paidOut, payouts)].filter(
    ({ day }) => day >= days.first && day <= days.last
  )
  await noteDifferences('statement', 'mpesa', days, found, whole)
  return found.filter(({ day }) => day >= firstDay && day <= lastDay).length
}

/** With the days around that other statements cover. */
async function stretchOf(covered: Span) {
  const rows = await MpesaStatement.query()
    .where('covered_last', '>=', addDays(covered.first, -NEIGHBOURS - 1))
    .where('covered_first', '<=', addDays(covered.last, NEIGHBOURS + 1))
    .limit(1000)
  const spans = rows.map(({ coveredFirst, coveredLast }) => ({
    first: coveredFirst!,
    last: coveredLast!,
  }))
  return stretchAround(covered, spans, NEIGHBOURS)
}

/** One without days has no moment in it. */
function windowOf({ first, last }: Span): Window {
  const startOf = (day: string) => DateTime.fromISO(day, { zone: 'Africa/Nairobi' })
  const from = startOf(first)
  const to = startOf(addDays(last, 1)).minus(PAYING)
  return { first, last, from, to, endsWithin: true }
}
