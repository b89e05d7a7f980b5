import type { BrowserContext } from '@playwright/test'
import { day } from './dates.ts'
import { pictures } from './pictures.ts'
import { baseURL } from './settings.ts'

export const fromOurPages = {
  'X-Client': 'web',
  'Origin': baseURL,
  'Sec-Fetch-Site': 'same-origin',
}

export const uniqueTitle = (words: string) => `${words} ${Date.now().toString(36)}`

export interface Listed {
  _id: number
  title: string
}

/** Creates a property of the signed-in user, with pictures, through the API. */
export async function listed(
  context: BrowserContext,
  changes: Record<string, string> = {},
  photos = 1
): Promise<Listed> {
  const form = new FormData()
  const fields = {
    'title': uniqueTitle('Nyumba'),
    'description': 'Two rooms under a palm roof, ten steps from the water.',
    'price': '6500',
    'address[street]': 'Creek Road 3',
    'address[area]': 'Mnarani',
    'address[city]': 'Kilifi',
    'address[county]': 'Kilifi',
    'address[postalCode]': '80108',
    ...changes,
  }
  Object.entries(fields).forEach(([name, value]) => form.append(name, value))
  for (const { name, mimeType, buffer } of pictures(photos)) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  }
  const answer = await context.request.post('/api/v1/properties', {
    headers: fromOurPages,
    multipart: form,
  })
  if (!answer.ok()) throw new Error(`It could not be listed: ${await answer.text()}`)
  const { data } = await answer.json()
  return data as Listed
}

export async function known(context: BrowserContext, id: number) {
  const answer = await context.request.get(`/api/v1/properties/${id}`)
  const { data } = await answer.json()
  return data
}

export async function titled(context: BrowserContext, words: string): Promise<Listed[]> {
  const answer = await context.request.get('/api/v1/properties/my-properties', {
    params: { search: words },
  })
  const { data } = await answer.json()
  return data
}

export async function unlist(context: BrowserContext, properties: Pick<Listed, '_id'>[]) {
  for (const { _id: id } of properties) {
    await context.request.delete(`/api/v1/properties/${id}`, { headers: fromOurPages })
  }
}

/** Creates a confirmed future stay. */
export async function confirmedStay(guest: BrowserContext, host: BrowserContext, property: number) {
  const asked = await guest.request.post('/api/v1/bookings', {
    headers: fromOurPages,
    data: { property, checkIn: day(40), checkOut: day(42), guests: { adults: 1, children: 0 } },
  })
  if (!asked.ok()) throw new Error(`It could not be booked: ${await asked.text()}`)
  const { data } = await asked.json()
  await host.request.put(`/api/v1/bookings/${data._id}/approve`, {
    headers: fromOurPages,
    data: {},
  })
  return data._id as number
}
