import { PlaceSchema } from '#database/schema'

export type PlaceKind = 'county' | 'town' | 'area' | 'destination'

export default class Place extends PlaceSchema {}
