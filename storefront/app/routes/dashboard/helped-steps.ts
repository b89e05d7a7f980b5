export const HELPED_STEPS = ['checkIn', 'checkOut', 'undoCheckIn', 'undoCheckOut'] as const

export type HelpedStep = (typeof HELPED_STEPS)[number]

/** How a stay stands before a step: in that list its helper was at work. */
export const STARTS_FROM = {
  checkIn: 'confirmed',
  checkOut: 'checked-in',
  undoCheckIn: 'checked-in',
  undoCheckOut: 'checked-out',
} as const satisfies Record<HelpedStep, string>
