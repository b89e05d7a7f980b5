import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { logEnd, tellOfEnd } from '#actions/bookings/end_date_change'
import { notifyOf } from '#actions/bookings/notify'
import { endLink } from '#actions/calendars/renew_calendar_link'
import { handOverShares } from '#actions/ledger/hand_over_shares'
import { endHelpers } from '#actions/helping/end_helpers'
import { holdHost } from '#actions/properties/hold_host'
import { holdWholeProperty } from '#actions/properties/hold_property'
import type { Status } from '#domain/booking_lifecycle'
import { todayInNairobi } from '#domain/stay'
import DateChange from '#models/date_change'
import type Property from '#models/property'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'
import { announce } from '#services/live/announce'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

const AGREED: Status[] = ['confirmed', 'checked-in']

/**
 * Gives a listing, with its open stays, to another host; what is over stays in the books of the former one, whose address
 * of its calendar opens nothing any more, and whose helpers do not come with it. The next
 * host reads of the requests that wait, and likes it no more: it is their own.
 * @throws Refusal 422 when they cannot host; 404 when it was deleted
 */
export async function handOverProperty({ id }: Property, hostId: number, admin: User) {
  await writeTransaction(async (trx) => {
    const host = await holdHost(trx, hostId)
    const property = await holdWholeProperty(trx, id)
    await holdRow(trx, User, property.hostId) // As payouts do, which would pay what is passed on.
    const before = { host: property.hostId }
    await endLink(trx, id)
    const helpers = await endHelpers(trx, id)
    const liked = await trx.from('likes').where({ user_id: host.id, property_id: id }).delete()
    const totalLikes = property.totalLikes - Number(liked)
    await property.merge({ hostId: host.id, pausedWithHost: false, totalLikes }).save()
    const stays: { id: number; status: Status }[] = await trx
      .from('bookings')
      .where('property_id', id)
      .whereNot('guest_id', host.id)
      .where((open) => {
        open.where('status', 'pending').orWhere((agreed) => {
          // Whether or not anybody has pressed a button: the stay is over all the same.
          agreed.whereIn('status', AGREED).where('check_out', '>', todayInNairobi())
        })
      })
      .update({ host_id: host.id }, ['id', 'status'])
    await endProposals(trx, property)
    for (const stay of stays) {
      if (stay.status === 'pending') await notifyOf(trx, 'requestPassedOn', stay.id)
    }
    await handOverShares(trx, id, host.id)
    await recordAudit(trx, {
      actor: admin,
      action: 'property.handedOver',
      subject: { type: 'property', id },
      message: { name: 'property.handedOver', title: property.title, host: host.id },
      before,
      after: { host: host.id },
      formerly: [before.host, ...helpers],
    })
    const ids = stays.map((stay) => stay.id)
    announce(trx, { resource: 'bookings', type: 'updated', ids }, [before.host, host.id])
  })
}

/**
 * Other dates that the former host proposed or was asked for: the next one has seen none of them. A guest who waited is told; a letter of what
 * a host proposed would reach the next one, who proposed nothing.
 */
async function endProposals(trx: TransactionClientContract, { id, title }: Property) {
  const rows: { id: number }[] = await trx
    .from('date_changes')
    .where('status', 'open')
    .whereIn('booking_id', trx.from('bookings').where('property_id', id).select('id'))
    .update({ status: 'expired', decided_at: sqlTime(trx, DateTime.utc()) }, ['id'])
  const ids = rows.map((row) => row.id)
  for (const change of await DateChange.query({ client: trx }).whereIn('id', ids).orderBy('id')) {
    const write = change.proposedBy === 'guest' ? tellOfEnd : logEnd
    await write(trx, { id: change.bookingId, title }, { change, isDue: false })
  }
}
