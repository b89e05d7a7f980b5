import type { ApiClient } from '@japa/api-client'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type Property from '#models/property'
import type User from '#models/user'
import { day } from '#tests/helpers/days'

/** The dates of nights, counted from today. */
export const nights = (from: number, to: number) => ({ from: day(from), to: day(to) })

/** Where the calendar of a host takes changes. */
export const calendarUrl = (path: string) => `/api/v1/bookings/calendar/${path}`

/** By what the calls name a property. */
export const idOf = ({ id }: Property) => id

/** A host with a property of each title, in the order of their ids. */
export async function hostOf(...titles: string[]) {
  const host = await UserFactory.apply('host').create()
  const make = (title: string) => PropertyFactory.merge({ hostId: host.id, title }).create()
  const properties: Property[] = []
  for (const title of titles) properties.push(await make(title))
  return { host, properties }
}

/** Blocks nights of several properties. */
export const block = (client: ApiClient, host: User, blocks: object[]) =>
  client.post(calendarUrl('blocks')).json({ blocks }).loginAs(host)

/** Frees the blocked nights of several properties. */
export const unblock = (client: ApiClient, host: User, wanted: object) =>
  client.post(calendarUrl('unblock')).json(wanted).loginAs(host)

/** Sets prices for nights of several properties. */
export const price = (client: ApiClient, host: User, wanted: object) =>
  client.put(calendarUrl('prices')).json(wanted).loginAs(host)

/** Sets how many nights at least guests stay who arrive on certain days at several properties. */
export const minimum = (client: ApiClient, host: User, wanted: object) =>
  client.put(calendarUrl('minimums')).json(wanted).loginAs(host)

/** Blocks the free nights of some weekdays at several properties. */
export const weekly = (client: ApiClient, host: User, wanted: object) =>
  client.post(calendarUrl('weekly-blocks')).json(wanted).loginAs(host)

/** A period whose arrivals stay so many nights at least. */
export const least = (first: number, last: number, count: number) => ({
  firstNight: day(first),
  lastNight: day(last),
  nights: count,
})

/** A period with a price of its own. */
export const set = (first: number, last: number, amount: number) => ({
  firstNight: day(first),
  lastNight: day(last),
  price: amount,
})

/** What the calendar shows of each property of a host. */
export async function rowsOf(client: ApiClient, host: User, from: number, to: number) {
  const response = await client
    .get('/api/v1/bookings/calendar')
    .qs({ from: day(from), to: day(to) })
    .loginAs(host)
  return response.body().data as {
    title: string
    nightPrices: number[]
    blocks: object[]
    minimums: object[]
  }[]
}
