import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertedId } from '#services/database/dialect'
import { sqlTime } from '#services/database/sql_time'

type NewPerson = {
  firstName: string
  lastName: string
  email: string
  phone?: string | null
  role: string
  /** Hashed already: the model would hash it again. */
  password: string
}

/** Inserts an unverified account; returns its id. */
export async function insertPerson(
  trx: TransactionClientContract,
  { firstName, lastName, email, phone, role, password }: NewPerson
): Promise<number> {
  const now = sqlTime(trx, DateTime.utc())
  const [row] = await trx
    .table('users')
    .insert({
      first_name: firstName,
      last_name: lastName,
      email,
      phone: phone ?? null,
      password,
      role,
      is_active: true,
      email_verified: false,
      phone_verified: false,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
  return insertedId(row)
}
