import type { Party, Status } from '#domain/booking_lifecycle'

/*
 * Stays that hosts write down, of guests without an account (ADR 0068): who runs one changes it without asking (ADR 0120).
 */

export const STAY_ACTIONS = ['changeStay'] as const
export type StayAction = (typeof STAY_ACTIONS)[number]

type Written = { status: Status; isByHand: boolean; isPropertyDeleted: boolean }

/** Until it is over: guests stay longer, and leave sooner. */
export function stayActionsFor(stay: Written & { party: readonly Party[] }): StayAction[] {
  const { isByHand, isPropertyDeleted, party, status } = stay
  const isOpen = status === 'confirmed' || status === 'checked-in'
  const isRun = party.includes('host') || party.includes('admin')
  return isByHand && isOpen && isRun && !isPropertyDeleted ? ['changeStay'] : []
}

export const hasGuest = ({ status }: { status: Status }) => status === 'checked-in'
