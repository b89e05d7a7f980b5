import { Job } from '@adonisjs/queue'
import { repriceSearch } from '#actions/properties/reprice_search'

/** Every hour: when new rates begin, prices in other currencies are ordered by them (decisions §9). */
export default class RepriceSearch extends Job<Record<string, never>> {
  async execute() {
    await repriceSearch()
  }
}
