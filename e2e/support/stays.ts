import type { APIResponse, Browser, BrowserContext } from '@playwright/test'
import { DatabaseSync } from 'node:sqlite'
import { day } from './dates.ts'
import { fromOurPages, listed } from './listings.ts'
import { newPersonIn, newPerson, NEW_PASSWORD } from './people.ts'
import { port } from './settings.ts'
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
  if (steps.includes('checkout')) nightPasses()
  return booking
}

/** A review waits until the stay is over: what was checked out today began and ended a day earlier. */
export function nightPasses() {
  const database = new DatabaseSync(databaseIn(`${scratch}${port}/`), { timeout: 5000 })
  database
    .prepare(
      `UPDATE bookings SET check_in = date(check_in, '-1 day'), check_out = date(check_out, '-1 day'),
        departed_on = date(departed_on, '-1 day') WHERE status = 'checked-out' AND check_in = ?`
    )
    .run(day(0))
  database.close()
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
