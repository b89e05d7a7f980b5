import {
  expect,
  request,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
} from '@playwright/test'
import { day } from './dates.ts'
import { PASSWORD } from './journey.ts'
import { baseURL } from './settings.ts'

const fromOurPages = { 'X-Client': 'web', 'Origin': baseURL, 'Sec-Fetch-Site': 'same-origin' }

/** A browser window in which somebody is signed in already. */
export async function signedIn(
  browser: Browser,
  email: string,
  options = {},
  password = PASSWORD
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, baseURL })
  const answer = await context.request.post('/api/v1/auth/login', {
    headers: fromOurPages,
    data: { email, password },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return context
}

type Found = { id: number; title: string; city: string }

/** A property of this host that is free for `nights` from `from` days ahead, with its public facts. */
export async function freeProperty(email: string, from: number, nights: number): Promise<Found> {
  const api = await request.newContext({ baseURL })
  const login = await api.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })
  const session = await login.json()
  const list = await api.get('/api/v1/properties/my-properties?status=active&limit=50', {
    headers: { Authorization: `Bearer ${session.data.token}` },
  })
  const { data: properties } = await list.json()
  for (const { _id: id, title, address } of properties) {
    if (await isFree(api, id, from, nights)) return { id, title, city: address.city }
  }
  throw new Error('The demo host has no free property')
}

async function isFree(api: APIRequestContext, id: number, from: number, nights: number) {
  const answer = await api.get(
    `/api/v1/properties/${id}/bookings/availability?checkIn=${day(from)}&checkOut=${day(from + nights)}`
  )
  const { data } = await answer.json()
  return data.available as boolean
}

/** The six digits of the newest letter to this address, as a person reads them on the mailbox page. */
export async function codeFor(context: BrowserContext, email: string): Promise<string> {
  const mailbox = await context.newPage()
  const letter = mailbox.locator('li, article, tr').filter({ hasText: email }).first()
  // A letter takes a second or two, and the page is as it was when it was opened.
  await expect(async () => {
    await mailbox.goto('/dev/mailbox')
    await letter.waitFor({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  const code = /\b\d{6}\b/.exec((await letter.textContent()) ?? '')?.[0]
  await mailbox.close()
  if (!code) throw new Error(`No code for ${email} in the mailbox`)
  return code
}
