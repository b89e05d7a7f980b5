import type { Booking, BookingAction } from '../../api/types'

export type Move = Exclude<BookingAction, 'review'>

interface MoveRow {
  move: Move
  /** Last part of the call's path: PUT /bookings/:id/<path>. */
  path: string
  /** Name under which the call takes the words typed along, when it takes any. */
  note?: 'hostNotes' | 'cancellationReason'
  danger?: boolean
}

/** The steps of a booking that hosts and admins take. Which are open now says `booking.actions`. */
const moves: MoveRow[] = [
  { move: 'approve', path: 'approve', note: 'hostNotes' },
  { move: 'checkIn', path: 'checkin' },
  { move: 'checkOut', path: 'checkout', note: 'hostNotes' },
  { move: 'cancel', path: 'cancel', note: 'cancellationReason', danger: true },
]

export type { MoveRow }

export const openMoves = ({ actions }: Booking) =>
  moves.filter(({ move }) => actions.includes(move))
