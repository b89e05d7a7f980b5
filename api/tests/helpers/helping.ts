import { DateTime } from 'luxon'
import type { Abilities } from '#domain/helping'
import PropertyHelper from '#models/property_helper'
import type User from '#models/user'

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
