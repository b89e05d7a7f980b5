/*
 * Takes the pictures in docs/screens/ from a running product: `npm start`, then `npm run screens`.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const address = process.env.APP_URL ?? 'http://localhost:3000'
const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url))
const WIDTHS = [1440, 360]

/** name, path, and who looks at it; a path may be found on another page. */
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'properties', path: '/properties?location=Diani+Beach' },
  { name: 'property', path: firstProperty },
  { name: 'login', path: '/auth/login' },
  { name: 'trips', path: '/dashboard/bookings', who: 'guest@makao.test' },
  { name: 'overview', path: '/dashboard', who: 'host@makao.test' },
  { name: 'bookings', path: '/dashboard/bookings', who: 'host@makao.test' },
]

async function firstProperty() {
  const answer = await fetch(`${address}/api/v1/properties?sort=-totalReviews&limit=1`)
  const { data } = await answer.json()
  return `/properties/${data[0]._id}`
}

async function signIn(context, email) {
  const answer = await context.request.post(`${address}/api/v1/auth/login`, {
    headers: { 'X-Client': 'web', 'Origin': address, 'Sec-Fetch-Site': 'same-origin' },
    data: { email, password: 'Karibu123' },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
})

for (const width of WIDTHS) {
  for (const { name, path, who } of PAGES) {
    const context = await browser.newContext({
      viewport: { width, height: width > 700 ? 900 : 760 },
      locale: 'en-KE',
      timezoneId: 'Africa/Nairobi',
      reducedMotion: 'reduce',
    })
    if (who) await signIn(context, who)
    const page = await context.newPage()
    await page.goto(address + (typeof path === 'function' ? await path() : path), {
      waitUntil: 'networkidle',
    })
    await page.screenshot({ path: `${folder}${name}-${width}.png` })
    await context.close()
    process.stdout.write(`${name}-${width}.png\n`)
  }
}
await browser.close()
