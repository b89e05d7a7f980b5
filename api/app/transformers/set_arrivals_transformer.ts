import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SetArrivals } from '#models/shapes'

/** For whoever set them; `before` as it is set again. */
export default class SetArrivalsTransformer extends BaseTransformer<SetArrivals> {
  toObject() {
    const { from, to, before } = this.resource
    return {
      from,
      to,
      before: before.map(({ property, minimums }) => ({
        property,
        minimums: minimums.map(({ name, firstNight, lastNight, nights }) => ({
          name,
          firstNight,
          lastNight,
          nights,
        })),
      })),
    }
  }
}
