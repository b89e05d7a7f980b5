import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { takeContested } from '#actions/calendars/reconcile_imports'
import { WAITING_CHANGES } from '#domain/date_changes'
import { toNight } from '#domain/stay'
import type Booking from '#models/booking'
import DateChange from '#models/date_change'

type Stay = Pick<Booking, 'id' | 'checkIn' | 'checkOut'>

/**
 * A proposal ends with the state it was for, and the nights it held are free; whoever moves the stay tells of that. Call it with the
 * booking held. One at most waits.
 */
export async function endDateChange(
  trx: TransactionClientContract,
  booking: Stay
): Promise<Ended | null> {
  const change = await DateChange.query({ client: trx })
    .where('booking_id', booking.id)
    .whereIn('status', [...WAITING_CHANGES])
    .first()
  if (!change) return null
  const isDue = change.status === 'due'
  await change.merge({ status: 'expired', decidedAt: DateTime.utc() }).save()
  await freeNightsBeside(trx, booking)
  return { change, isDue }
}

/** `isDue`: it was agreed, and not paid. */
type Ended = { change: DateChange; isDue: boolean }

/** Who is told that the dates stay. */
export const KEPT = { guest: 'datesKeptForGuest', host: 'datesKeptForHost' } as const

/** A stay goes on as it is: the log has it, and who waited for the other dates is told. */
export async function tellOfEnd(
  trx: TransactionClientContract,
  stay: { id: number; title: string },
  ended: Ended
) {
  await logEnd(trx, stay, ended)
  await notifyOf(trx, ended.isDue ? 'datesNotPaid' : KEPT[ended.change.proposedBy], stay.id)
}

/** The log has it, and nobody is told. */
export async function logEnd(
  trx: TransactionClientContract,
  { id, title }: { id: number; title: string },
  { change, isDue }: Ended
) {
  const name = isDue ? 'booking.datesNotPaid' : 'booking.datesLapsed'
  await recordAudit(trx, {
    actor: null,
    action: name,
    subject: { type: 'booking', id },
    message: { name, title },
    before: { checkIn: change.checkIn, checkOut: change.checkOut },
  })
}

/** Frees what a stay has left, or held for dates that came to nothing; what another site has sold of them is taken for it at once. */
export async function freeNightsBeside(
  trx: TransactionClientContract,
  { checkIn, checkOut, id }: Stay
) {
  const freed = await trx
    .from('booking_nights')
    .where('booking_id', id)
    .where((beside) => {
      beside.where('night', '<', toNight(checkIn)).orWhere('night', '>=', toNight(checkOut))
    })
    .delete()
  if (Number(freed) > 0) await takeContested(trx, id)
}
