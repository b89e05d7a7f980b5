import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Abilities } from '#policies/abilities'

export default class AccessTransformer extends BaseTransformer<Abilities> {
  toObject() {
    const { properties, bookings, reviews, users, contacts, newsletter } = this.resource
    const { audit, books, depositClaims, discrepancies, earnings, payouts, system } = this.resource
    return {
      properties,
      bookings,
      payouts,
      depositClaims,
      discrepancies,
      books,
      earnings,
      reviews,
      users,
      contacts,
      newsletter,
      audit,
      system,
    }
  }
}
