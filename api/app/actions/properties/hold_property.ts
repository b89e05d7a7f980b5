import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#exceptions/refusal'
import Property from '#models/property'
import PropertyHelper from '#models/property_helper'
import type User from '#models/user'
import { holdRow, holdRows } from '#services/database/hold_row'

/** Required before writing it, its pictures or calendar. @throws Refusal 404 when there is none, or it was deleted */
export async function holdProperty(trx: TransactionClientContract, id: number): Promise<Property> {
  const property = await holdRow(trx, Property, id)
  if (!property || property.deletedAt) throw notFound()
  return property
}

/**
 * Several at once, which this person runs, in the order of these ids.
 * @throws Refusal 404 when one of them is not theirs, or was deleted
 */
export async function holdOwnProperties(
  trx: TransactionClientContract,
  actor: User,
  ids: readonly number[]
): Promise<Property[]> {
  const held = await holdProperties(trx, ids)
  if (!held.every((property) => property.isRunBy(actor))) throw notFound()
  return held
}

/**
 * One that this person runs still: it may have been given to another host since they were let in.
 * @throws Refusal 404 when it is not theirs, or was deleted
 */
export async function holdOwnProperty(
  trx: TransactionClientContract,
  actor: User,
  id: number
): Promise<Property> {
  const [property] = await holdOwnProperties(trx, actor, [id])
  return property!
}

/**
 * For a property that is held: what somebody may do there can end while they wait, for seconds where pictures are decoded.
 * @throws Refusal 404 when this person neither runs it nor may do this for its host by now
 */
export async function refuseUnlessEditor(
  trx: TransactionClientContract,
  actor: User,
  property: Property,
  ability: 'manage' | 'prices' = 'manage'
): Promise<void> {
  if (property.isRunBy(actor)) return
  if (!(await PropertyHelper.mayDo(actor, ability, property.id, trx))) throw notFound()
}

/**
 * Several at once whose calendar this person keeps: as their host, as an admin, or for the host (ADR 0073).
 * @throws Refusal 404 when one of them is not theirs to keep, or was deleted
 */
export async function holdKeptProperties(
  trx: TransactionClientContract,
  actor: User,
  ids: readonly number[]
): Promise<Property[]> {
  const held = await holdProperties(trx, ids)
  const others = held.filter((property) => !property.isRunBy(actor)).map(({ id }) => id)
  if (others.length === 0) return held
  const lent = await PropertyHelper.placesOf(actor, ['calendar'], trx).whereIn(
    'property_id',
    others
  )
  if (!others.every((id) => lent.some(({ propertyId }) => propertyId === id))) throw notFound()
  return held
}

/** Several at once, in the order of these ids. @throws Refusal 404 when there is none of one, or it was deleted */
export async function holdProperties(trx: TransactionClientContract, ids: readonly number[]) {
  const held = await holdRows(trx, Property, (query) => query.whereIn('id', [...ids]))
  return ids.map((id) => {
    const property = held.find((one) => one.id === id)
    if (!property || property.deletedAt) throw notFound()
    return property
  })
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
