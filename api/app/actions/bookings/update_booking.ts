import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { takesNotes } from '#domain/booking_lifecycle'
import { chargedFor, partyLines } from '#domain/host_lines'
import { refuseUnwelcomePets } from '#exceptions/pet_refusals'
import { conflict, invalid, Refusal } from '#exceptions/refusal'
import Booking from '#models/booking'
import type User from '#models/user'
import { editTimeAfter, refuseIfEdited, sqlEditTime } from '#services/database/edit_time'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'

/** Without a number of pets it stays. */
type Party = { adults: number; children?: number; pets?: number }

/** null clears a text. */
export type BookingChanges = {
  specialRequests?: string | null
  guests?: Party
  hostNotes?: string | null
}

/**
 * Updates a booking: the guest requests and guests while pending, host and admin the notes until check-out (contract).
 * @param known the edit they are based on; null to write over any
 * @throws Refusal 403 for what is not theirs to change, 409 when the booking is not pending any more, or over for
 * notes, 412 when it was changed since, 422 for more guests or pets than the property takes and are booked, or others than the
 * price was for
 */
export async function updateBooking(
  booking: Booking,
  actor: User,
  changes: BookingChanges,
  known: string | null = null
) {
  const { specialRequests, guests, hostNotes } = changes
  const isGuestsPart = specialRequests !== undefined || guests !== undefined
  refuseForeignParts(booking, actor, isGuestsPart, hostNotes !== undefined)
  if (guests) {
    refuseTooManyGuests(booking, guests)
    if (guests.pets !== undefined && guests.pets > booking.pets) {
      refuseUnwelcomePets(booking.property.priceRules, guests.pets, 'guests.pets')
    }
    refuseOtherPrice(booking, guests)
  }
  const columns = {
    ...(specialRequests !== undefined && { special_requests: specialRequests || null }),
    ...(hostNotes !== undefined && { host_notes: hostNotes || null }),
    ...(guests && {
      adults: guests.adults,
      children: guests.children ?? 0,
      pets: guests.pets ?? booking.pets,
    }),
  }
  if (Object.keys(columns).length === 0) return

  await writeTransaction(async (trx) => {
    await write(trx, booking, columns, { isPendingOnly: isGuestsPart, known })
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

/** As many as are booked may come where the host takes fewer by now. */
function refuseTooManyGuests(booking: Booking, { adults, children = 0 }: Party) {
  const { property } = booking
  const guests = adults + children
  if (guests > property.maxGuests && guests > booking.adults + booking.children) {
    throw invalid('guests', 'max', 'bookings.tooManyGuests', { guests: property.maxGuests })
  }
}

/** The stay keeps the quote that it was reserved at, so others may come for whom today's rules charge what it does. */
function refuseOtherPrice(booking: Booking, { adults, children = 0, pets = booking.pets }: Party) {
  const { property, nights, quoteLines } = booking
  const guests = adults + children
  const lines = partyLines({ nights, guests, pets }, property.priceRules)
  const isPriced = (who: 'guests' | 'pets') =>
    chargedFor(who, lines) === chargedFor(who, quoteLines)
  if (guests !== booking.adults + booking.children && !isPriced('guests')) {
    throw invalid('guests', 'price', 'bookings.guestsPriced')
  }
  if (pets !== booking.pets && !isPriced('pets')) {
    throw invalid('guests.pets', 'price', 'bookings.petsPriced')
  }
}

/** Under a lock, so that a concurrent approval applies to what the host has read, and another place to guests it takes. */
async function write(
  trx: TransactionClientContract,
  { id, propertyId }: Booking,
  columns: Record<string, string | number | null>,
  { isPendingOnly, known }: { isPendingOnly: boolean; known: string | null }
) {
  const held = await holdRow(trx, Booking, id)
  const hasMovedOn = held?.status !== 'pending' || held.propertyId !== propertyId
  if (!held || (isPendingOnly && hasMovedOn)) {
    throw conflict('bookings.cannotEdit', 'E_STATE_MOVED_ON')
  }
  if ('host_notes' in columns && !takesNotes(held.status)) {
    throw conflict('bookings.cannotNote', 'E_STATE_MOVED_ON')
  }
  refuseIfEdited(held, known)
  const editedAt = sqlEditTime(trx, editTimeAfter(held.updatedAt))
  await trx
    .from('bookings')
    .where('id', id)
    .update({ ...columns, updated_at: editedAt })
}

/** Private texts are not logged, only that they changed. */
function noteChange(
  trx: TransactionClientContract,
  booking: Booking,
  actor: User,
  columns: Record<string, string | number | null>
) {
  const { adults, children, pets, specialRequests, hostNotes } = booking
  const before = { adults, children, pets, guestNotes: specialRequests, hostNotes }
  const {
    adults: newAdults = adults,
    children: newChildren = children,
    pets: newPets = pets,
    special_requests: guestNotes = specialRequests,
    host_notes: newHostNotes = hostNotes,
  } = columns
  return recordAudit(trx, {
    actor,
    action: 'booking.updated',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.updated', title: booking.property.title },
    before,
    after: {
      adults: newAdults,
      children: newChildren,
      pets: newPets,
      guestNotes,
      hostNotes: newHostNotes,
    },
  })
}
