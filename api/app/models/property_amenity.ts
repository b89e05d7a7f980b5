import { PropertyAmenitySchema } from '#database/schema'

/** An amenity outside the catalogue, named by the host (specification §3). */
export default class PropertyAmenity extends PropertyAmenitySchema {}
