import type { APIResponse, Browser, BrowserContext } from '@playwright/test'
import { DatabaseSync } from 'node:sqlite'
import { clusterDatabase } from './cluster.ts'
import { day } from './dates.ts'
import { fromOurPages, listed } from './listings.ts'
import { newPersonIn, newPerson, NEW_PASSWORD } from './people.ts'
import { psql } from './servers.ts'
import { isCluster, port } from './settings.ts'
import { databaseIn, scratch } from './template.ts'
import { signedIn } from './world.ts'

export async function newHostAndGuest(browser: Browser, options = {}) {
  const person = newPerson('host')
  const host = await signedIn(browser, person.email, options, NEW_PASSWORD)
  const { context: guest } = await newPersonIn(browser)
  const property = await listed(host, { isActive: 'true' })
  return { host, guest, property, person }
}

/**
 * Requests a stay, in days from today.
 * @returns its id
 */
export async function asked(guest: BrowserContext, property: number, from: number, to: number) {
  const answer = await guest.request.post('/api/v1/bookings', {
    headers: fromOurPages,
    data: {
      property,
      checkIn: day(from),
      checkOut: day(to),
      guests: { adults: 2, children: 0 },
    },
  })
  return idOf(answer)
}

export async function taken(
  host: BrowserContext,
  booking: number,
  ...steps: ('approve' | 'checkin' | 'checkout' | 'cancel')[]
) {
  for (const step of steps) {
    await idOf(
      await host.request.put(`/api/v1/bookings/${booking}/${step}`, {
        headers: fromOurPages,
        data: {},
      })
    )
  }
  if (steps.includes('checkout')) await nightPasses()
  return booking
}

/** One of the two agrees to the dates that the other one proposes for a stay. */
export async function agreed(who: BrowserContext, booking: number) {
  const path = `/api/v1/bookings/${booking}`
  const shown = await who.request.get(path)
  const { data } = await shown.json()
  await idOf(
    await who.request.put(`${path}/dates/agree`, {
      headers: fromOurPages,
      data: { change: data.dateChange._id },
    })
  )
}

/** Pays for a stay, as the simulation has it. */
export async function paid(guest: BrowserContext, stay: number) {
  const path = `/api/v1/bookings/${stay}/payment`
  const send = { headers: fromOurPages }
  const started = await guest.request.post(path, { ...send, data: { token: 'sim_paid' } })
  const { data } = await started.json()
  const { paymentIntentId } = data
  const confirmed = await guest.request.post(`${path}/confirm`, {
    ...send,
    data: { paymentIntentId },
  })
  if (!confirmed.ok()) throw new Error(`It could not be paid: ${await confirmed.text()}`)
}

/** A review waits until the stay is over: what was checked out today began and ended a day earlier. */
export async function nightPasses() {
  const earlier = (dayBefore: (column: string) => string) =>
    `UPDATE bookings SET ${['check_in', 'check_out', 'departed_on'].map((column) => `${column} = ${dayBefore(column)}`).join()}
      WHERE status = 'checked-out' AND check_in = '${day(0)}'`
  if (isCluster) {
    await psql(
      clusterDatabase(),
      earlier((column) => `to_char(${column}::date - 1, 'YYYY-MM-DD')`)
    )
    return
  }
  const database = new DatabaseSync(databaseIn(`${scratch}${port}/`), { timeout: 5000 })
  database.exec(earlier((column) => `date(${column}, '-1 day')`))
  database.close()
}

/** A stay of one night that began today ends today. */
export function beganYesterday(booking: number) {
  const database = new DatabaseSync(databaseIn(`${scratch}${port}/`), { timeout: 5000 })
  database
    .prepare(
      `UPDATE bookings SET check_in = date(check_in, '-1 day'), check_out = date(check_out, '-1 day') WHERE id = ?`
    )
    .run(booking)
  database.prepare(`UPDATE booking_nights SET night = night - 1 WHERE booking_id = ?`).run(booking)
  database.close()
  return booking
}

/** The first night of a stay that begins today is over, and nobody has come. */
export function firstNightPasses(booking: number) {
  const database = new DatabaseSync(databaseIn(`${scratch}${port}/`), { timeout: 5000 })
  database
    .prepare(`UPDATE bookings SET check_in = date(check_in, '-1 day') WHERE id = ?`)
    .run(booking)
  database.close()
}

/**
 * Reviews a past stay.
 * @returns the id of the review
 */
export async function reviewed(
  guest: BrowserContext,
  { property, booking, title }: { property: number; booking: number; title: string }
) {
  const answer = await guest.request.post('/api/v1/reviews', {
    headers: fromOurPages,
    data: {
      property,
      booking,
      title,
      rating: 4,
      text: 'The lamps were on when we came, and the bed was as good as the view.',
      ratings: {
        cleanliness: 5,
        communication: 5,
        checkIn: 4,
        accuracy: 4,
        location: 5,
        value: 4,
      },
    },
  })
  return idOf(answer)
}

export async function reported(reader: BrowserContext, review: number, reason: string) {
  const answer = await reader.request.post(`/api/v1/reviews/${review}/report`, {
    headers: fromOurPages,
    data: { reason },
  })
  if (!answer.ok()) throw new Error(`It could not be reported: ${await answer.text()}`)
}

async function idOf(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`)
  const { data } = await answer.json()
  return data._id as number
}

/** Keeps nights off the calendar, in days from today, as if some of them were over by now. */
export function keptOff(property: number, from: number, to: number) {
  const database = new DatabaseSync(databaseIn(`${scratch}${port}/`), { timeout: 5000 })
  const keep = database.prepare(
    `INSERT INTO booking_nights (property_id, night) VALUES (?, unixepoch(?) / 86400)`
  )
  for (let night = from; night < to; night++) keep.run(property, day(night))
  database.close()
}

/**
 * More units of a place in one step: copies of its row, without pictures and screens.
 * @returns their ids, in the order of the titles
 */
export function moreUnits(property: number, titles: readonly string[]) {
  const database = new DatabaseSync(databaseIn(`${scratch}${port}/`), { timeout: 5000 })
  const columns = database
    .prepare(`SELECT name FROM pragma_table_info('properties') WHERE name NOT IN ('id', 'title')`)
    .all()
    .map(({ name }) => String(name))
    .join()
  const copy = database.prepare(
    `INSERT INTO properties (title, ${columns}) SELECT ?, ${columns} FROM properties WHERE id = ?`
  )
  database.exec('BEGIN')
  const ids = titles.map((title) => Number(copy.run(title, property).lastInsertRowid))
  database.exec('COMMIT')
  database.close()
  return ids
}

/** A stay with a deposit of 5,000 that is paid and whose guest has left. */
export async function overWithDeposit(
  host: BrowserContext,
  guest: BrowserContext,
  property: number
) {
  const priced = await host.request.put(`/api/v1/properties/${property}/prices`, {
    headers: fromOurPages,
    data: { deposit: 5000 },
  })
  if (!priced.ok()) throw new Error(`It takes no deposit: ${await priced.text()}`)
  const stay = await taken(host, await asked(guest, property, 0, 1), 'approve')
  await paid(guest, stay)
  return taken(host, stay, 'checkin', 'checkout')
}

/**
 * A host asks for 2,000 of the deposit.
 * @returns the id of the claim
 */
export async function claimed(host: BrowserContext, stay: number) {
  const answer = await host.request.post(`/api/v1/bookings/${stay}/claim`, {
    headers: fromOurPages,
    data: { amount: 2000, reason: 'Two wine glasses and the lamp are broken.' },
  })
  if (!answer.ok()) throw new Error(`It could not be claimed: ${await answer.text()}`)
  const { data } = await answer.json()
  return data.depositClaim._id as number
}
