import { PropertyAmenitySchema } from '#database/schema'

/** Outside the catalogue (specification §3). */
export default class PropertyAmenity extends PropertyAmenitySchema {}
