import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { cancelPendingBookings } from '#actions/bookings/cancel_pending_bookings'
import {
  finishRetirement,
  retireProperty,
  type Retirement,
} from '#actions/properties/retire_property'
import { erasePerson } from '#actions/users/erase_person'
import { refuseMoneyGoingBack } from '#actions/users/refuse_money_going_back'
import { refuseMoneyOwed } from '#actions/users/refuse_money_owed'
import { holdAdmins } from '#actions/users/hold_admins'
import { holdUser } from '#actions/users/hold_user'
import { withdrawReviews } from '#actions/users/withdraw_reviews'
import { todayInNairobi } from '#domain/stay'
import { conflict } from '#exceptions/refusal'
import Booking from '#models/booking'
import Property from '#models/property'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Deletes an account: personal data is erased, bookings and payments stay pseudonymous, properties are
 * deleted and pending requests cancelled (decisions §1, §2.12).
 * @throws Refusal 409 while a confirmed or checked-in stay is ahead, while money is owed or on its way, for oneself and for the last active
 * admin; 404 when there is nobody
 */
export async function deleteUser(actor: User, id: number) {
  const gone = await writeTransaction(async (trx) => {
    await holdAdmins(trx, actor, id)
    const person = await holdUser(trx, id)
    await refuseStaysAhead(trx, id)

    const retired = await retireProperties(trx, actor, id)
    await cancelPendingBookings(trx, { guestId: id }, actor, 'guestLeft')
    await refuseStaysAhead(trx, id)
    await refuseMoneyOwed(trx, id)
    await refuseMoneyGoingBack(trx, id)

    const photos = [...retired.photos, ...(await withdrawReviews(trx, id))]
    if (person.avatar) photos.push({ key: person.avatar })
    await erasePerson(trx, person)
    await recordAudit(trx, {
      actor,
      action: 'user.deleted',
      subject: { type: 'user', id },
      message: { name: 'user.deleted', role: person.role },
    })
    return { photos }
  })
  await finishRetirement(gone)
}

/** Locked in the order of ids, to avoid deadlocks. */
async function retireProperties(trx: TransactionClientContract, actor: User, hostId: number) {
  const all: Retirement = { photos: [] }
  const properties = await Property.query({ client: trx })
    .withScopes((scopes) => scopes.existing())
    .where('host_id', hostId)
    .select('id')
    .orderBy('id')
  for (const { id } of properties) {
    const { photos } = await retireProperty(trx, id, actor)
    all.photos.push(...photos)
  }
  return all
}

/** Checked again under the lock, when no new stay can be agreed. */
async function refuseStaysAhead(trx: TransactionClientContract, id: number) {
  const stays = await Booking.query({ client: trx })
    .where((either) => either.where('host_id', id).orWhere('guest_id', id))
    .whereIn('status', ['confirmed', 'checked-in'])
    .where('check_out', '>=', todayInNairobi())
    .select('id')
  const count = stays.length
  if (count > 0) throw conflict('users.staysAhead', 'E_STAYS_AHEAD', { count })
}
