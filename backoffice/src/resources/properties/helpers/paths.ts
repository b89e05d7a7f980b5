export const HELPERS = 'helpers'

export const helpersOf = (property: number) => `properties/${property}/helpers`

/** What a host can let somebody do at a property; the last goes with the one before. */
export const ABILITIES = ['arrivals', 'calendar', 'manage', 'prices'] as const
