import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Abilities } from '#policies/abilities'

export default class AccessTransformer extends BaseTransformer<Abilities> {
  toObject() {
    const { properties, bookings, reviews, users, contacts, newsletter, audit } = this.resource
    return { properties, bookings, reviews, users, contacts, newsletter, audit }
  }
}
