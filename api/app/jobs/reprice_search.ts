import { Job } from '@adonisjs/queue'
import { repriceSearch } from '#actions/properties/reprice_search'

/** Hourly: new exchange rates change the order of prices (decisions §9). */
export default class RepriceSearch extends Job<Record<string, never>> {
  async execute() {
    await repriceSearch()
  }
}
