import { mendDifferences } from '#actions/discrepancies/mend_differences'
import { noteDifference } from '#actions/discrepancies/note_difference'
import type { DiscrepancySource, Found } from '#domain/reconciliation'
import type { Span } from '#domain/mpesa_statement'
import Discrepancy from '#models/discrepancy'
import { writeTransaction } from '#services/database/write_transaction'

const AT_ONCE = 50

/**
 * Puts those found into the queue, and closes those of these days that are not found any more: they have mended.
 * @param days in Nairobi, both included
 * @param whole of those, the days of which one that is missing would have been found
 */
export async function noteDifferences(
  source: Exclude<DiscrepancySource, 'message'>,
  gateway: string,
  { first, last }: Span,
  found: readonly Found[],
  whole: Span | null = { first, last }
) {
  const ids = new Set<number>()
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const noted = await writeTransaction(async (trx) => {
      const some: number[] = []
      for (const one of found.slice(at, at + AT_ONCE)) {
        some.push(await noteDifference(trx, source, gateway, one))
      }
      return some
    })
    for (const id of noted) ids.add(id)
  }
  const open = await Discrepancy.query()
    .where({ source, gateway, status: 'open' })
    .whereBetween('day', [first, last])
  const isLookedFor = (day: string) => whole !== null && day >= whole.first && day <= whole.last
  const gone = open
    .filter(({ day, id, kind }) => !ids.has(id) && (kind !== 'missing' || isLookedFor(day)))
    .map(({ id }) => id)
  if (gone.length > 0) await writeTransaction((trx) => mendDifferences(trx, gone))
}
