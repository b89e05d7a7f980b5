import type { Currency } from '#domain/money'
import { debts } from '#services/ledger/owed_entries'
import { reader } from '#services/database/reader'

const MOST = 100

type Row = {
  hostId: number
  firstName: string
  lastName: string
  currency: Currency
  amount: number | string
}

/** Hosts who were paid for what has gone back since, and what their next payouts set off, in minor units; the largest first, 100 at most. */
export async function listDebts() {
  const rows: Row[] = await reader()
    .from(debts(reader()).as('debts'))
    .join('users', 'users.id', 'debts.hostId')
    .groupBy('debts.hostId', 'debts.currency', 'users.first_name', 'users.last_name')
    .orderBy('amount', 'desc')
    .orderBy('debts.hostId')
    .limit(MOST)
    .select('debts.hostId as hostId', 'debts.currency as currency')
    .select('users.first_name as firstName', 'users.last_name as lastName')
    .sum('debts.amount as amount')
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
}
