import { request, type Browser } from '@playwright/test'
import { letterTo } from './letters.ts'
import { baseURL, NEW_PASSWORD } from './settings.ts'
import { addressOf, STOCK } from './stock.ts'
import { signedIn } from './world.ts'

export { NEW_PASSWORD }

const taken = { guest: 0, host: 0 }

/** A user for a journey that changes them: verified, not signed in. */
export function newPerson(role: 'guest' | 'host' = 'guest') {
  const number = ++taken[role]
  if (number > STOCK) throw new Error(`There are no more than ${STOCK} of each (support/stock.ts)`)
  return { email: addressOf(role, number), firstName: 'Amina', lastName: 'Otieno' }
}

export async function register() {
  const api = await request.newContext({ baseURL })
  const person = { email: 'wairimu@example.com', firstName: 'Wairimu', lastName: 'Otieno' }
  const registered = await api.post('/api/v1/auth/register', {
    data: { ...person, phone: '+254712345678', password: NEW_PASSWORD, role: 'guest' },
  })
  if (!registered.ok()) throw new Error(await registered.text())
  const { data } = await registered.json()
  const letter = await letterTo(api, { to: person.email, subject: /\d{6}/ })
  const otp = /\b\d{6}\b/.exec(letter)?.[0]
  const verified = await api.post('/api/v1/auth/verify-otp', {
    data: { email: person.email, otp, userId: data.userId },
  })
  if (!verified.ok()) throw new Error(await verified.text())
  await api.dispose()
  return person
}

export async function newPersonIn(browser: Browser, options = {}) {
  const person = newPerson()
  return { person, context: await signedIn(browser, person.email, options, NEW_PASSWORD) }
}
