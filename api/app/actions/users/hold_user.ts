import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound, Refusal } from '#exceptions/refusal'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'

/** Locks a person, as their bookings do. @throws Refusal 404 when there is none, or they were deleted */
export async function holdUser(trx: TransactionClientContract, id: number): Promise<User> {
  const person = await holdRow(trx, User, id)
  if (!person || person.deletedAt) throw notFound()
  return person
}

/** Locks the acting person, which serialises their writes. @throws Refusal 401 when they may not use their account */
export async function holdActiveUser(trx: TransactionClientContract, id: number): Promise<User> {
  const person = await holdRow(trx, User, id)
  if (!person?.mayUseAccount) throw new Refusal('unauthenticated', 401, 'E_UNAUTHENTICATED')
  return person
}
