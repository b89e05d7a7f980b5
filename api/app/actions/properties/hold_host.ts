import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#exceptions/refusal'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'

/** Locks the host a listing is to belong to. @throws Refusal 422 when they cannot host */
export async function holdHost(trx: TransactionClientContract, id: number): Promise<User> {
  const host = await holdRow(trx, User, id)
  if (!host?.mayUseAccount || !host.runsProperties) {
    throw invalid('host', 'host', 'properties.noSuchHost')
  }
  return host
}
