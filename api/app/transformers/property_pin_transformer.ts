import { BaseTransformer } from '@adonisjs/core/transformers'
import { roughly } from '#domain/kenya/coordinates'
import { toMajor } from '#domain/money'
import type { PropertyPin } from '#models/shapes'

/** The point is within a kilometre of the house. */
export default class PropertyPinTransformer extends BaseTransformer<PropertyPin> {
  toObject() {
    const { id, title, priceMinor, currency, latitude, longitude, stay } = this.resource
    const { lat, lon } = roughly({ lat: Number(latitude), lon: Number(longitude) })
    return {
      _id: id,
      title,
      price: toMajor(Number(priceMinor)),
      currency,
      latitude: lat,
      longitude: lon,
      ...(stay && { stay: { nights: stay.nights, total: toMajor(stay.totalMinor) } }),
    }
  }
}
