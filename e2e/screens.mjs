/*
 * Takes the pictures in docs/screens/ from a running demo, in development or production: every page at three
 * widths, in both looks, and a page of contents.
 *
 *   npm start, then: npm run screens [-- name …]
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/lib/browser.mjs'
import { DEVICES, take } from './screens/camera.mjs'
import { nameOf, writeContents } from './screens/contents.mjs'
import { PAGES, pathOf } from './screens/pages.mjs'

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const address = process.env.APP_URL ?? 'http://localhost:3000'
const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url))
const LOOKS = ['light', 'dark']

const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) || undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
})

const pages = PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const failures = []
mkdirSync(folder, { recursive: true })
for (const who of new Set(pages.map((page) => page.who))) {
  const { session, places } = await prepare(
    who,
    pages.filter((page) => page.who === who)
  )
  for (const [width, device] of Object.entries(DEVICES)) {
    for (const look of LOOKS) await takeAll({ places, session, width, device, look })
  }
}
writeContents(folder, PAGES)
await browser.close()
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

/** Signs in once, for the limit of sign-ins counts here, too; and finds where each page is. */
async function prepare(who, theirs) {
  const context = await browser.newContext()
  if (who) await signIn(context, `${who}@makao.test`)
  const places = []
  for (const page of theirs) {
    places.push({ name: page.name, path: await pathOf(page, context.request, address) })
  }
  const session = await context.storageState()
  await context.close()
  return { session, places }
}

async function signIn(context, email) {
  const answer = await context.request.post(`${address}/api/v1/auth/login`, {
    headers: { 'X-Client': 'web', 'Origin': address, 'Sec-Fetch-Site': 'same-origin' },
    data: { email, password: 'Karibu123' },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
}

async function takeAll({ places, session, width, device, look }) {
  const context = await browser.newContext({
    ...device,
    storageState: session,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
    colorScheme: look,
  })
  for (const { name, path } of places) {
    const file = nameOf(name, width, look)
    try {
      await take(context, address + path, folder + file)
      process.stdout.write(`${file}\n`)
    } catch (error) {
      failures.push(`${file}: ${error.message}`)
    }
  }
  await context.close()
}
