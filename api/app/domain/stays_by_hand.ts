import type { Party, Status } from '#domain/booking_lifecycle'

/*
 * Stays that hosts write down, of guests without an account (ADR 0068): who runs one changes it without asking (ADR 0120).
 */

export const STAY_ACTIONS = ['changeStay'] as const
export type StayAction = (typeof STAY_ACTIONS)[number]

type Written = {
  status: Status
  checkOut: string
  today: string
  isByHand: boolean
  isPropertyDeleted: boolean
  /** Its place is another host's by now. */
  isHandedOver: boolean
}

/** Until it is over: guests stay longer, and leave sooner. Who is there past the day of departure may stay longer still. */
export function stayActionsFor(stay: Written & { party: readonly Party[] }): StayAction[] {
  const { checkOut, isByHand, isHandedOver, isPropertyDeleted, party, status, today } = stay
  const isOpen = hasGuest(stay) || (status === 'confirmed' && today <= checkOut)
  const isRun = party.includes('host') || party.includes('admin')
  const isTheirs = !isPropertyDeleted && !isHandedOver
  return isByHand && isOpen && isRun && isTheirs ? ['changeStay'] : []
}

export const hasGuest = ({ status }: { status: Status }) => status === 'checked-in'
