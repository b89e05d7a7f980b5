import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** How often each payout was approved. */
export async function triesOf(client: QueryClientContract, ids: number[]) {
  const rows: { id: number; tries: number | string }[] = await client
    .from('ledger_transactions')
    .whereIn('payout_id', ids)
    .where('kind', 'payout')
    .groupBy('payout_id')
    .select('payout_id as id')
    .count('* as tries')
  return new Map(rows.map(({ id, tries }) => [id, Number(tries)]))
}

/** A bank takes an order of the same name for one it has seen: from the second try on the name says which it is. */
export const referenceOf = (id: number, tries: number) =>
  `MAKAO-${id}${tries > 1 ? `-${tries}` : ''}`
