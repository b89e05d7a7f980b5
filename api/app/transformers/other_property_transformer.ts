import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OtherProperty } from '#models/shapes'

export default class OtherPropertyTransformer extends BaseTransformer<OtherProperty> {
  toObject() {
    const { city, id, problem, title } = this.resource
    return { _id: id, title, city, problem }
  }
}
