import { PropertySearchSchema } from '#database/schema'

/** What searches read of an active property (architecture, Searching). */
export default class PropertySearch extends PropertySearchSchema {
  static table = 'property_search'
}
