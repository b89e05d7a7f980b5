import type { Browser } from '@playwright/test'
import { fromOurPages } from './listings.ts'
import { otherSite } from './other_site.ts'
import {
  asked,
  beganYesterday,
  moreUnits,
  newHostAndGuest,
  paid,
  reviewed,
  taken,
} from './stays.ts'

const UNITS = 20

/**
 * A host whose day it is: twenty units, two requests, two who come and one who leaves today, a paid stay, a review, and a stay
 * that another site has sold as well. Made without screens.
 */
export async function twentyUnits(browser: Browser, options = {}) {
  const { host, guest, property } = await newHostAndGuest(browser, options)
  const titles = Array.from(
    { length: UNITS - 1 },
    (_, at) => `Banda ${String(at + 2).padStart(2, '0')} ${property.title.slice(-4)}`
  )
  const ids = moreUnits(property._id, titles)
  const others = ids.map((_id, at) => ({ _id, title: titles[at]! }))
  const units = [property, ...others]
  const at = (number: number) => units[number]!._id

  const over = await taken(host, await asked(guest, at(0), 0, 1), 'approve', 'checkin', 'checkout')
  await reviewed(guest, { property: at(0), booking: over, title: 'Lamps and a view' })
  await taken(host, await asked(guest, at(3), 0, 2), 'approve')
  await taken(host, await asked(guest, at(4), 0, 3), 'approve')
  beganYesterday(await taken(host, await asked(guest, at(5), 0, 1), 'approve', 'checkin'))
  const movedStay = await taken(host, await asked(guest, at(6), 30, 32), 'approve')
  await paid(guest, await taken(host, await asked(guest, at(7), 20, 22), 'approve'))
  await taken(host, await asked(guest, at(2), 9, 11), 'approve')
  for (const number of [8, 9]) await asked(guest, at(number), 60, 62)

  const site = await otherSite()
  site.tells({ from: 10, to: 12 })
  const feeds = `/api/v1/properties/${at(2)}/calendar-feeds`
  const send = { headers: fromOurPages }
  const added = await host.request.post(feeds, { ...send, data: { name: 'Airbnb', url: site.url } })
  const { data: feed } = await added.json()
  await host.request.post(`${feeds}/${feed._id}/refresh`, { ...send, data: {} })
  return { host, guest, units, site, movedStay, walkInUnit: units[10]! }
}
