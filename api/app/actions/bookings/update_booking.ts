import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { conflict, invalid, Refusal } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

/** What is left out stays; null takes words away. */
export type BookingChanges = {
  specialRequests?: string | null
  guests?: { adults: number; children?: number }
  hostNotes?: string | null
}

/**
 * Changes what people may still change about a booking: its guest the wishes and who comes, while nobody has
 * answered; its host, or an admin, the notes (contract). The price stays the one it was made at.
 * @throws Refusal 403 for what is not theirs to change, 409 when the booking is not pending any more, 422 for
 * more guests than the property takes
 */
export async function updateBooking(booking: Booking, actor: User, changes: BookingChanges) {
  const { specialRequests, guests, hostNotes } = changes
  const isGuestsPart = specialRequests !== undefined || guests !== undefined
  refuseForeignParts(booking, actor, isGuestsPart, hostNotes !== undefined)
  if (guests) refuseTooManyGuests(booking, guests)
  const columns = {
    ...(specialRequests !== undefined && { special_requests: specialRequests || null }),
    ...(hostNotes !== undefined && { host_notes: hostNotes || null }),
    ...(guests && { adults: guests.adults, children: guests.children ?? 0 }),
  }
  if (Object.keys(columns).length === 0) return

  await writeTransaction(async (trx) => {
    await write(trx, booking, columns, isGuestsPart)
    await noteChange(trx, booking, actor, columns)
  })
}

function refuseForeignParts(
  booking: Booking,
  actor: User,
  isGuestsPart: boolean,
  isHostsPart: boolean
) {
  const parties = booking.partiesOf(actor)
  const runsIt = parties.includes('host') || parties.includes('admin')
  if ((isGuestsPart && !parties.includes('guest')) || (isHostsPart && !runsIt)) {
    throw new Refusal('forbidden', 403, 'E_FORBIDDEN')
  }
}

function refuseTooManyGuests(
  { property }: Booking,
  { adults, children = 0 }: { adults: number; children?: number }
) {
  if (adults + children > property.maxGuests) {
    throw invalid('guests', 'max', 'bookings.tooManyGuests', { guests: property.maxGuests })
  }
}

/** By compare-and-set: a host who approves in the same moment approves what they have read. */
async function write(
  trx: TransactionClientContract,
  { id }: Booking,
  columns: Record<string, string | number | null>,
  isPendingOnly: boolean
) {
  const query = trx.from('bookings').where('id', id)
  if (isPendingOnly) query.where('status', 'pending')
  const [written] = await query.update({ ...columns, updated_at: sqlTime(trx, DateTime.utc()) }, [
    'id',
  ])
  if (!written) throw conflict('bookings.cannotEdit', 'E_STATE_MOVED_ON')
}

/** Who comes is told; what people wrote to each other is theirs, the log only says that it changed. */
function noteChange(
  trx: TransactionClientContract,
  booking: Booking,
  actor: User,
  columns: Record<string, string | number | null>
) {
  const { adults, children, specialRequests, hostNotes } = booking
  const before = { adults, children, guestNotes: specialRequests, hostNotes }
  const {
    adults: newAdults = adults,
    children: newChildren = children,
    special_requests: guestNotes = specialRequests,
    host_notes: newHostNotes = hostNotes,
  } = columns
  return recordAudit(trx, {
    actor,
    action: 'booking.updated',
    subject: { type: 'booking', id: booking.id },
    telling: { name: 'booking.updated', title: booking.property.title },
    before,
    after: { adults: newAdults, children: newChildren, guestNotes, hostNotes: newHostNotes },
  })
}
