/*
 * Measures Interaction to Next Paint in the back office with 10,000 bookings of one host, on a
 * desktop and on a phone. Without an address it starts a product with demo data.
 * node bench/backoffice.mjs [address --database file.sqlite3] [--bookings 10000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/lib/browser.mjs'
import { fill } from './backoffice/fill.mjs'
import { startedChild } from './lib/child.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, bookings: { type: 'string', default: '10000' } },
})
const OWN_PORT = 3192

/** INP bound, in ms. */
const BOUND = 200

const WINDOWS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

const shown = (locator) => locator.filter({ visible: true }).first()
const cell = (page, name) => shown(page.getByRole('gridcell', { name }))

/** By the head of a column; on a phone, which has none, by a choice. */
async function order(page) {
  const head = page.getByRole('columnheader', { name: 'Dates' })
  if (await head.isVisible()) await head.click()
  else await page.getByRole('search').getByLabel('Sort').selectOption('checkIn')
}

const STEPS = [
  {
    path: '/dashboard',
    ready: (page) => page.getByRole('button', { name: /^Approve:/ }),
    steps: {
      'the year as a table': (page) => page.getByText('Show as a table').first().click(),
      'check in asks first': (page) =>
        shown(page.getByRole('button', { name: /^Check (In|Out):/ })).click(),
      'not now': (page) => page.getByRole('button', { name: 'Not now' }).click(),
      'approve': (page) => shown(page.getByRole('button', { name: /^Approve:/ })).click(),
    },
  },
  {
    path: '/dashboard/bookings',
    ready: (page) => page.locator('main a[href*="/bookings/"]'),
    steps: {
      'filter by status': (page) => page.getByText('Pending', { exact: true }).first().click(),
      'search': (page) => page.getByRole('searchbox').last().pressSequentially('njeri'),
      'order': order,
      'next page': (page) => shown(page.getByRole('button', { name: 'Next page' })).click(),
      'open one': (page) => shown(page.locator('main a[href*="/bookings/"]')).click(),
      'close it': (page) => page.keyboard.press('Escape'),
    },
  },
  {
    path: '/dashboard/calendar',
    ready: (page) => page.getByRole('gridcell'),
    steps: {
      'later days': (page) => page.getByRole('button', { name: 'Later days' }).click(),
      'a night': (page) => cell(page, /, free/).click(),
      'next night by key': (page) => page.keyboard.press('Shift+ArrowRight'),
      'a month': (page) => page.getByText('Month', { exact: true }).click(),
      'later month': (page) => page.getByRole('button', { name: 'Later days' }).click(),
    },
  },
  {
    path: '/dashboard/reviews',
    ready: (page) => page.getByRole('article'),
    steps: {
      'unanswered only': (page) => page.getByText('Unanswered', { exact: true }).click(),
      'respond': (page) => shown(page.getByRole('button', { name: /^Respond:/ })).click(),
      'not now': (page) => page.getByRole('button', { name: 'Not now' }).click(),
    },
  },
]

function watch() {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) {
      if (interactionId) window.interactions.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

async function measure(context) {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const figures = []
  for (const { path, ready, steps } of STEPS) {
    await page.goto(path)
    await ready(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    for (const [name, step] of Object.entries(steps)) {
      await page.evaluate(() => void (window.interactions.length = 0))
      await step(page)
      await page.waitForTimeout(900)
      const longest = await page.evaluate(() => Math.max(0, ...window.interactions))
      figures.push({ name: `${path}: ${name}`, longest })
    }
  }
  return figures
}

async function signedIn(browser, address, options_) {
  const context = await browser.newContext({
    ...options_,
    baseURL: address,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
  })
  const answer = await context.request.post('/api/v1/auth/login', {
    headers: { 'X-Client': 'web', 'Origin': address, 'Sec-Fetch-Site': 'same-origin' },
    data: { email: 'host@makao.test', password: 'Karibu123' },
  })
  if (!answer.ok()) throw new Error(`The host could not sign in: ${answer.status()}`)
  return context
}

async function ownProduct() {
  const scratch = mkdtempSync(join(tmpdir(), 'makao-bench-'))
  const database = join(scratch, 'makao.sqlite3')
  const address = `http://localhost:${OWN_PORT}`
  const start = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))
  const product = startedChild([start], {
    ending: 'SIGTERM',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(OWN_PORT),
      API_PORT: String(OWN_PORT + 400),
      APP_URL: address,
      APP_KEY: 'a-key-for-the-benchmark-that-guards-nothing',
      DEMO: 'true',
      DB_CONNECTION: 'sqlite',
      SQLITE_PATH: database,
      STORAGE_PATH: join(scratch, 'storage'),
      MAIL_MAILER: 'outbox',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  })
  const stop = () => {
    product.kill('SIGTERM')
    product.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  }
  for (;;) {
    if (product.exitCode !== null) throw new Error('The product did not start')
    const answer = await fetch(`${address}/`).catch(() => null)
    if (answer?.ok) return { address, database, stop }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const product = positionals[0]
  ? { address: positionals[0], database: options.database, stop() {} }
  : await ownProduct()
const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) || undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  if (product.database) {
    const total = fill(product.database, Number(options.bookings))
    process.stdout.write(`${total} bookings of one host\n`)
  }
  for (const [name, window] of Object.entries(WINDOWS)) {
    const context = await signedIn(browser, product.address, window)
    const figures = await measure(context)
    await context.close()
    const worst = Math.max(...figures.map(({ longest }) => longest))
    for (const { name: step, longest } of figures) {
      process.stdout.write(
        `  ${name.padEnd(6)} ${step.padEnd(46)} ${String(longest).padStart(4)} ms\n`
      )
    }
    process.stdout.write(
      `${name}: at most ${worst} ms${worst > BOUND ? ` (bound ${BOUND})` : ''}\n`
    )
  }
} finally {
  await browser.close()
  product.stop()
}
