export const HELPERS = 'helpers'

export const helpersOf = (property: number) => `properties/${property}/helpers`
