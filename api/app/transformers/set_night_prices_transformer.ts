import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SetNights } from '#models/shapes'
import { setPriceObject } from '#transformers/prices_transformer'

/** For whoever set them; `before` in major units, as it is set again. */
export default class SetNightPricesTransformer extends BaseTransformer<SetNights> {
  toObject() {
    const { from, to, nights, before } = this.resource
    return {
      from,
      to,
      nights,
      before: before.map(({ property, currency, periods }) => ({
        property,
        currency,
        periods: periods.map((period) => setPriceObject(period)),
      })),
    }
  }
}
