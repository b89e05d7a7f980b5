import type { Booking, BookingAction } from '../../api/types'

export interface Move {
  name: Exclude<BookingAction, 'review'>
  /** Last part of the call's path: PUT /bookings/:id/<path>. */
  path: string
  /** The field for the words that may go along, and how many characters the API takes. */
  note?: { field: 'hostNotes' | 'cancellationReason'; longest: number }
  danger?: boolean
}

/** The steps of a booking that hosts and admins take. Which are open now says `booking.actions`. */
const moves: Move[] = [
  { name: 'approve', path: 'approve', note: { field: 'hostNotes', longest: 1000 } },
  { name: 'checkIn', path: 'checkin' },
  { name: 'checkOut', path: 'checkout', note: { field: 'hostNotes', longest: 1000 } },
  {
    name: 'cancel',
    path: 'cancel',
    note: { field: 'cancellationReason', longest: 500 },
    danger: true,
  },
]

export const openMoves = ({ actions }: Booking) =>
  moves.filter(({ name }) => actions.includes(name))
