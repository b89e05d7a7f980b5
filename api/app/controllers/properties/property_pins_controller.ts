import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import { propertyPins } from '#queries/properties/property_pins'
import PropertyPinTransformer from '#transformers/property_pin_transformer'
import { propertyPinsValidator } from '#validators/property_search'

export default class PropertyPinsController {
  async index({ request, serialize }: HttpContext) {
    const { sort, ...filters } = await request.validateUsing(propertyPinsValidator, {
      data: queryOf(request),
    })
    return answer(
      await serialize(PropertyPinTransformer.transform(await propertyPins(filters, sort)))
    )
  }
}
