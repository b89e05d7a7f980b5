/*
 * Takes the pictures in docs/screens/ from a running demo: every page at three widths, in both looks.
 *
 *   npm start, then: npm run screens [-- name …]
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { PAGES } from './screens/pages.mjs'

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const address = process.env.APP_URL ?? 'http://localhost:3000'
const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url))
const WIDTHS = [1440, 768, 360]
const LOOKS = ['light', 'dark']

async function signIn(context, email) {
  const answer = await context.request.post(`${address}/api/v1/auth/login`, {
    headers: { 'X-Client': 'web', 'Origin': address, 'Sec-Fetch-Site': 'same-origin' },
    data: { email, password: 'Karibu123' },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
}

/** What a person is shown of themselves and others; a path may be found by asking the API as they would. */
async function pathOf({ path }, context) {
  if (typeof path === 'string') return path
  const ask = async (call) => {
    const answer = await context.request.get(`${address}/api/v1${call}`)
    const { data } = await answer.json()
    return data
  }
  return path(ask)
}

async function take(browser, one, width, look) {
  const context = await browser.newContext({
    viewport: { width, height: width > 700 ? 900 : 760 },
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
    colorScheme: look,
  })
  if (one.who) await signIn(context, `${one.who}@makao.test`)
  const page = await context.newPage()
  await page.goto(address + (await pathOf(one, context)), { waitUntil: 'networkidle' })
  const name = `${one.name}-${width}${look === 'dark' ? '-dark' : ''}.webp`
  await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 4 })
    .toFile(folder + name)
  await context.close()
  process.stdout.write(`${name}\n`)
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

const pictures = PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).flatMap(
  (page) => WIDTHS.flatMap((width) => LOOKS.map((look) => [page, width, look]))
)
const worker = async () => {
  for (let next = pictures.shift(); next; next = pictures.shift()) await take(browser, ...next)
}
await Promise.all([worker(), worker()])
await browser.close()
