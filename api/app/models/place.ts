import { PlaceSchema } from '#database/schema'

export type PlaceKind = 'county' | 'town' | 'area' | 'destination'

/** A county, town, area or destination of Kenya, findable by its normalised name. */
export default class Place extends PlaceSchema {}
