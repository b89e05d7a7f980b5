import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Ends a person's sessions.
 * @param except id of a session to keep
 * @returns the number ended
 */
export async function endSessions(
  trx: TransactionClientContract,
  personId: number,
  except?: number
): Promise<number> {
  const sessions = trx.from('auth_access_tokens').where('tokenable_id', personId)
  if (except) sessions.whereNot('id', except)
  return Number(await sessions.delete())
}
