import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#exceptions/refusal'
import Property from '#models/property'
import { holdRow } from '#services/database/hold_row'

/** Required before writing it, its pictures or calendar. @throws Refusal 404 when there is none, or it was deleted */
export async function holdProperty(trx: TransactionClientContract, id: number): Promise<Property> {
  const property = await holdRow(trx, Property, id)
  if (!property || property.deletedAt) throw notFound()
  return property
}

/** Includes amenities, rules and pictures. */
export async function holdWholeProperty(trx: TransactionClientContract, id: number) {
  const property = await holdProperty(trx, id)
  await property.load((lists) =>
    lists
      .load('customAmenities', (amenities) => amenities.orderBy('id'))
      .load('houseRules', (rules) => rules.orderBy('position').orderBy('id'))
      .load('images', (images) => images.orderBy('position').orderBy('id'))
  )
  return property
}
