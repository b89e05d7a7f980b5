import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseFacts } from '#actions/audit/erase_facts'
import { eraseMessages } from '#actions/users/erase_messages'
import type { AuditAction } from '#domain/audit'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'

/** The account's row itself stays, pseudonymous, for bookings and payments. */
const OWN_ROWS = [
  'verification_codes',
  'password_resets',
  'user_settings',
  'recovery_codes',
  'known_devices',
  'wishlist_items',
  'idempotency_keys',
]

/** What may tell who a person was. */
const TELLING: AuditAction[] = ['user.updated', 'user.roleChanged']

/** Matches no password. */
const NO_PASSWORD = '-'

/** Erases a deleted person's data (decisions §1). Picture files go after the commit. */
export async function erasePerson(trx: TransactionClientContract, person: User) {
  const { id, email, role } = person
  await trx.from('auth_access_tokens').where('tokenable_id', id).delete()
  for (const table of OWN_ROWS) await trx.from(table).where('user_id', id).delete()
  await trx.from('newsletter_subscribers').where('email', email).delete()
  await trx.from('property_helpers').where('user_id', id).orWhere('email', email).delete()
  await takeBackLikes(trx, id)
  await eraseWords(trx, person)
  await eraseMessages(trx, id)
  await eraseFacts(trx, { subject_type: 'user', subject_id: id }, TELLING)
  await eraseFacts(trx, { actor_id: id }, ['review.edited'])

  const now = sqlTime(trx, DateTime.utc())
  await trx
    .from('users')
    .where('id', id)
    .update({
      first_name: `Former ${role}`,
      last_name: '',
      email: `${randomUUID()}@deleted.invalid`,
      password: NO_PASSWORD,
      phone: null,
      payout_phone: null,
      payout_account: null,
      tax_numbers: null,
      date_of_birth: null,
      bio: null,
      avatar: null,
      street: null,
      city: null,
      state: null,
      country: null,
      zip_code: null,
      is_active: false,
      email_verified: false,
      phone_verified: false,
      last_login_at: null,
      deleted_at: now,
      updated_at: now,
    })
}

async function takeBackLikes(trx: TransactionClientContract, id: number) {
  const likes = () => trx.from('likes').where('user_id', id)
  const liked: { property_id: number }[] = await likes()
    .select('property_id')
    .orderBy('property_id')
  for (const { property_id: property } of liked) {
    await trx
      .from('properties')
      .where('id', property)
      .where('total_likes', '>', 0)
      .decrement('total_likes', 1)
  }
  await likes().delete()
}

async function eraseWords(trx: TransactionClientContract, { id, role }: User) {
  await trx.from('bookings').where('guest_id', id).update({ special_requests: null })
  await trx.from('bookings').where('host_id', id).update({ host_notes: null })
  await trx
    .from('payouts')
    .where('host_id', id)
    .update({ failure_reason: null, payout_phone: null, payout_account: null })
  const payouts = () => trx.from('payouts').where('host_id', id).select('id')
  await trx.from('payout_transfers').whereIn('payout_id', payouts()).update({ phone: null })
  const ofPayouts = { subject_type: 'payout', subject_ids: payouts() } as const
  await eraseFacts(trx, ofPayouts, ['payout.failed', 'payout.writtenOff'])
  await trx.from('bookings').where('cancelled_by', id).update({ cancellation_reason: null })
  const staysOf = (party: 'guest_id' | 'host_id') =>
    trx.from('bookings').where(party, id).select('id')
  await trx
    .from('deposit_claims')
    .whereIn('booking_id', staysOf('guest_id'))
    .update({ answer: null })
  await trx.from('deposit_claims').whereIn('booking_id', staysOf('host_id')).update({ reason: '' })
  // An admin's answers are Makao's; those at places of their own have gone with these.
  if (role !== 'admin') {
    await trx
      .from('reviews')
      .where('response_by', id)
      .update({ response_text: null, response_at: null, response_by: null })
  }
}
