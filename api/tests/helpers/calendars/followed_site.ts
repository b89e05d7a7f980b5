import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import calendarsConfig from '#config/calendars'
import { PropertyFactory } from '#database/factories/property_factory'
import { fromNight } from '#domain/stay'
import type Property from '#models/property'
import User from '#models/user'
import { calendarOf, otherSite, type OtherSite, type Told } from '#tests/helpers/other_site'

/** Runs a site whose calendar may be followed until the end of a test. @returns what takes it away */
export async function offerSite(use: (site: OtherSite) => void) {
  const site = await otherSite()
  use(site)
  calendarsConfig.allowsPrivate = true
  return async () => {
    calendarsConfig.allowsPrivate = false
    await site.close()
  }
}

/** Where a property's host says which calendars it follows. */
export const feedsOf = ({ id }: Property) => `/api/v1/properties/${id}/calendar-feeds`

/** A property with its host. */
export async function hosted() {
  const property = await PropertyFactory.create()
  return { property, host: await User.findOrFail(property.hostId) }
}

/** A property that follows the site. */
export async function following(client: ApiClient, site: OtherSite, ...events: Told[]) {
  const { property, host } = await hosted()
  site.tells(calendarOf(...events))
  const added = await client
    .post(feedsOf(property))
    .loginAs(host)
    .json({ name: 'Airbnb', url: site.url })
  added.assertStatus(201)
  const path = `${feedsOf(property)}/${added.body().data._id}`
  const refresh = async (body = {}) => {
    const response = await client.post(`${path}/refresh`).loginAs(host).json(body)
    response.assertStatus(200)
    return response.body().data
  }
  return { property, host, path, refresh, first: await refresh() }
}

/** The nights of a property that nobody can book, for whatever reason. */
export async function taken({ id }: Property) {
  const rows = await db.from('booking_nights').where('property_id', id).orderBy('night')
  return rows.map(({ night }) => fromNight(night))
}
