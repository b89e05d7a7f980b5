import { UNDO_MINUTES, type Party, type Status } from '#domain/booking_lifecycle'
import type { BookingPaymentStatus } from '#domain/payment_lifecycle'

/*
 * Where nothing is paid online, the host's own note says that a stay was paid (ADR 0042).
 */

/** Money changes hands on arrival; what was agreed before may still be called off. */
export const NOTABLE_STATUSES = ['checked-in', 'checked-out'] as const satisfies readonly Status[]

export const NOTE_ACTIONS = ['notePayment', 'undoPayment'] as const
export type NoteAction = (typeof NOTE_ACTIONS)[number]

export type Notable = {
  status: Status
  paymentStatus: BookingPaymentStatus
  paysOnline: boolean
  /** Its price was lowered since: what is asked for here then was not asked for before (ADR 0151). */
  isLowered: boolean
  /** Since the note; null without one. */
  minutesSinceNote: number | null
}

const OFFERED: Record<NoteAction, (stay: Notable) => boolean> = {
  notePayment: ({ status, paymentStatus, paysOnline }) =>
    !paysOnline &&
    paymentStatus === 'unpaid' &&
    NOTABLE_STATUSES.some((notable) => notable === status),
  undoPayment: ({ isLowered, minutesSinceNote }) =>
    !isLowered && minutesSinceNote !== null && minutesSinceNote < UNDO_MINUTES,
}

export function isOffered(action: NoteAction, stay: Notable): boolean {
  return OFFERED[action](stay)
}

/** The stay's host and admins. */
export function mayNotePayment(parties: readonly Party[]): boolean {
  return parties.includes('host') || parties.includes('admin')
}

/** In the order of the buttons. */
export function noteActionsFor(stay: Notable & { party: readonly Party[] }): NoteAction[] {
  return mayNotePayment(stay.party) ? NOTE_ACTIONS.filter((action) => isOffered(action, stay)) : []
}
