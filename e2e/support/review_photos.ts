import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { fromOurPages, uniqueTitle } from './listings.ts'
import { picture } from './pictures.ts'
import { asked, newHostAndGuest, taken } from './stays.ts'

export const VIEW = picture('view', [30, 90, 160])
export const TABLE = picture('table', [170, 110, 60])

export async function finishedStay(browser: Browser, options: BrowserContextOptions) {
  const { host, guest: person, property } = await newHostAndGuest(browser)
  const guest = await browser.newContext({
    ...options,
    storageState: await person.storageState(),
  })
  const booking = await asked(person, property._id, 0, 1)
  await taken(host, booking, 'approve', 'checkin', 'checkout')
  return { guest, booking, property: property._id }
}

export async function fillIn(page: Page) {
  for (const stars of await page.getByRole('radio', { name: /^4/ }).all()) {
    await stars.check({ force: true })
  }
  await page.getByLabel(/^Title/).fill('Birdsong in the morning')
  await page.getByLabel(/^Your review/).fill('A quiet garden, a warm welcome, tea on the balcony.')
}

/** A published review with two photos, the first with a caption. */
export async function reviewWithPhotos(browser: Browser, options: BrowserContextOptions) {
  const { guest, booking, property } = await finishedStay(browser, options)
  return { guest, property, ...(await reviewed(guest, booking, property)) }
}

/** Publishes a review of a stay that is over, as `reviewWithPhotos`. */
export async function reviewed(guest: BrowserContext, booking: number, property: number) {
  const ratings = {
    cleanliness: 5,
    communication: 5,
    checkIn: 5,
    accuracy: 4,
    location: 5,
    value: 4,
  }
  const title = uniqueTitle('Birdsong')
  const form = new FormData()
  const fields = {
    'property': String(property),
    'booking': String(booking),
    'rating': '4',
    title,
    'text': 'A quiet garden, a warm welcome, tea on the balcony.',
    'ratings': JSON.stringify(ratings),
    'photoConsent': 'true',
    'captions[0]': 'The view from the balcony',
  }
  Object.entries(fields).forEach(([name, value]) => form.append(name, value))
  for (const { name, mimeType, buffer } of [VIEW, TABLE]) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  }
  const answer = await guest.request.post('/api/v1/reviews', {
    headers: fromOurPages,
    multipart: form,
  })
  if (!answer.ok()) throw new Error(`It could not be reviewed: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { _id: number; images: { url: string }[] } }
  return { id: data._id, title, urls: data.images.map(({ url }) => url) }
}

export async function captionsOf({ request }: BrowserContext, property: number) {
  const answer = await request.get(`/api/v1/properties/${property}/reviews`)
  const { data } = (await answer.json()) as { data: { images: { caption: string | null }[] }[] }
  return data.flatMap(({ images }) => images.map(({ caption }) => caption))
}
