import type { PropertyCard } from '../../api/types'

export const pathOf = ({ _id }: PropertyCard) => `/properties/${_id}`

export const editPathOf = (property: PropertyCard) => `${pathOf(property)}/edit`

export const pricesPathOf = (property: PropertyCard) => `${pathOf(property)}/prices`

export const stayRulesPathOf = (property: PropertyCard) => `${pathOf(property)}/stay-rules`
