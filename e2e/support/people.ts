import { request, type Browser } from '@playwright/test'
import { letterTo } from './letters.ts'
import { baseURL } from './settings.ts'
import { signedIn } from './world.ts'

interface NewPerson {
  email: string
  firstName: string
  lastName: string
}

/** The password of everybody made here; that of the demo's people is too common for new ones. */
export const NEW_PASSWORD = 'Jua-Kali-47'

let made = 0

/** A person of their own for a journey that changes them: registered and verified, not signed in. */
export async function newPerson(role: 'guest' | 'host' = 'guest'): Promise<NewPerson> {
  const api = await request.newContext({ baseURL })
  const mark = `${Date.now().toString(36)}${process.pid}${made++}`
  const person = { email: `amina.${mark}@example.com`, firstName: 'Amina', lastName: 'Otieno' }
  const registered = await api.post('/api/v1/auth/register', {
    data: { ...person, phone: '+254712345678', password: NEW_PASSWORD, role },
  })
  if (!registered.ok()) throw new Error(`${person.email}: ${await registered.text()}`)
  const { data } = await registered.json()
  const letter = await letterTo(api, { to: person.email, subject: /\d{6}/ })
  const otp = /\b\d{6}\b/.exec(letter)?.[0]
  const verified = await api.post('/api/v1/auth/verify-otp', {
    data: { email: person.email, otp, userId: data.userId },
  })
  if (!verified.ok()) throw new Error(`${person.email}: ${await verified.text()}`)
  await api.dispose()
  return person
}

/** A browser window of a new person. */
export async function newPersonIn(browser: Browser, options = {}) {
  const person = await newPerson()
  return { person, context: await signedIn(browser, person.email, options, NEW_PASSWORD) }
}
