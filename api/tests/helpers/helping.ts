import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Abilities } from '#domain/helping'
import PropertyHelper from '#models/property_helper'
import User from '#models/user'
import { day } from '#tests/helpers/days'

/** Somebody who has accepted to help a host there. */
export function helpAt(
  propertyId: number,
  host: User,
  { id: userId, email }: User,
  may: Partial<Abilities> = { calendar: true, arrivals: true }
) {
  return PropertyHelper.create({
    propertyId,
    email,
    userId,
    ...{ calendar: false, arrivals: false, ...may },
    invitedBy: host.id,
    acceptedAt: DateTime.utc(),
  })
}

/** Somebody who has been asked to, and has not answered. */
export function inviteTo(
  propertyId: number,
  host: User,
  email: string,
  expiresAt = DateTime.utc().plus({ days: 7 })
) {
  return PropertyHelper.create({
    propertyId,
    email,
    calendar: false,
    arrivals: true,
    invitedBy: host.id,
    expiresAt,
  })
}

/** A property, its host, and somebody who manages it for them or does what they may. */
export async function managed(may: Partial<Abilities> = { manage: true }) {
  const property = await PropertyFactory.create()
  const host = await User.findOrFail(property.hostId)
  const helper = await UserFactory.merge({ firstName: 'Wanjiru' }).create()
  const lent = await helpAt(property.id, host, helper, may)
  const stay = (from: number, to: number) =>
    BookingFactory.merge({ propertyId: property.id, checkIn: day(from), checkOut: day(to) })
  return { property, host, helper, lent, stay, url: `/api/v1/properties/${property.id}` }
}
