import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Payout from '#models/payout'
import { disputedLines, lostLines, setOffLines } from '#services/ledger/owed_entries'

/** Payouts with whether a payment they are made of is disputed, or lost. */
export function withDoubts(query: ModelQueryBuilderContract<typeof Payout, Payout>) {
  const oneOf = (lines: ReturnType<typeof disputedLines>) =>
    lines
      .whereColumn('payout_lines.payout_id', 'payouts.id')
      .select('payout_lines.entry_id')
      .limit(1)
  return query
    .select('payouts.*')
    .select(oneOf(disputedLines(query.client)).as('disputedEntry'))
    .select(oneOf(lostLines(query.client)).as('lostEntry'))
    .select(oneOf(setOffLines(query.client)).as('setOffEntry'))
}
