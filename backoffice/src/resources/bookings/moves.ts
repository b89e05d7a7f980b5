import type { Booking, BookingAction } from '../../api/types'

export interface Move {
  name: Exclude<
    BookingAction,
    | 'edit'
    | 'review'
    | 'proposeDates'
    | 'changeProperty'
    | 'changeStay'
    | 'lowerPrice'
    | 'claimDeposit'
    | 'withdrawClaim'
    | 'decideClaim'
    | 'acceptClaim'
    | 'contestClaim'
  >
  /** Last part of the path: PUT /bookings/:id/<path>. */
  path: string
  /** The field for the note, and its longest length in the API. */
  note?: { field: 'hostNotes' | 'cancellationReason'; longest: number }
  danger?: boolean
  /** Takes a step back; only in the opened booking. */
  undoes?: boolean
  /** Only in the opened booking, beside the steps of the stay. */
  beside?: boolean
  /** Answers the dates that were proposed. */
  answers?: boolean
}

/** Letters in a host's notes, as in the API. */
export const LONGEST_NOTE = 1000

/** Steps for hosts and admins; `booking.actions` tells which are open. */
const moves: Move[] = [
  { name: 'agreeDates', path: 'dates/agree', beside: true, answers: true },
  { name: 'declineDates', path: 'dates/decline', beside: true, answers: true },
  { name: 'withdrawDates', path: 'dates/withdraw', beside: true, answers: true },
  { name: 'approve', path: 'approve', note: { field: 'hostNotes', longest: LONGEST_NOTE } },
  { name: 'checkIn', path: 'checkin' },
  { name: 'checkOut', path: 'checkout', note: { field: 'hostNotes', longest: LONGEST_NOTE } },
  {
    name: 'cancel',
    path: 'cancel',
    note: { field: 'cancellationReason', longest: 500 },
    danger: true,
  },
  { name: 'noShow', path: 'noshow', danger: true, beside: true },
  { name: 'notePayment', path: 'paid', beside: true },
  { name: 'undoPayment', path: 'paid/undo', undoes: true },
  { name: 'undoCheckIn', path: 'checkin/undo', undoes: true },
  { name: 'undoCheckOut', path: 'checkout/undo', undoes: true },
  { name: 'undoNoShow', path: 'noshow/undo', undoes: true },
]

export const openMoves = ({ actions }: Booking) =>
  moves.filter(({ name }) => actions.includes(name))

/** What a step is called: a guest cancels a trip, a host declines a mere request, agreed dates are given up. */
export function nameOf({ name }: Move, { dateChange, status, guest }: Booking, me: number) {
  if (name === 'agreeDates' && dateChange?.isPaidFirst) {
    return 'agreeDearer'
  }
  if (name === 'withdrawDates' && dateChange?.isAgreed) {
    return 'giveUpDates'
  }
  if (name !== 'cancel') {
    return name
  }
  return guest._id === me ? 'cancelTrip' : status === 'pending' ? 'decline' : name
}

/** Until check-out; afterwards they are what was said. */
export const mayNote = ({ status }: Booking) =>
  status === 'pending' || status === 'confirmed' || status === 'checked-in'
