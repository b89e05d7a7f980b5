import {
  request,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
} from '@playwright/test'
import { day } from './dates.ts'
import { PASSWORD } from './journey.ts'
import { baseURL } from './settings.ts'

const fromOurPages = { 'X-Client': 'web', 'Origin': baseURL, 'Sec-Fetch-Site': 'same-origin' }

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Shared sessions of the demo's people; no journey ends them. */
const sessions = new Map<string, Session>()

export async function signedIn(
  browser: Browser,
  email: string,
  options = {},
  password = PASSWORD
): Promise<BrowserContext> {
  const storageState = sessions.get(email)
  const context = await browser.newContext({ ...options, baseURL, storageState })
  if (storageState) return context
  await signIn(context, email, password)
  if (password === PASSWORD) sessions.set(email, await context.storageState())
  return context
}

export async function signIn(context: BrowserContext, email: string, password: string) {
  const answer = await context.request.post('/api/v1/auth/login', {
    headers: fromOurPages,
    data: { email, password },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
}

type Found = { id: number; title: string; city: string }

/** A property of this host that is free for `nights` from `from` days ahead. */
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
