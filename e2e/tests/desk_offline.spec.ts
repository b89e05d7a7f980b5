import type { Page } from '@playwright/test'
import { day } from '../support/dates.ts'
import { atTheDesk, goTo } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { loadsOf } from '../support/loads.ts'
import { look } from '../support/look.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

/** The desk on a line that comes and goes. */

const GONE = 'No connection. What you do now is sent when it is back.'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a screen not seen before opens without a network, which is said', async ({
  browser,
  contextOptions,
}) => {
  expectTroubles(BROKEN_LINE)
  const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
  const preloaded = page.waitForResponse(/\/assets\/profile-.*\.js/)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await preloaded
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: GONE })).toBeVisible()
  await goTo(page, 'Profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/profile/i)
  await look(page)
  await context.setOffline(false)
  await expect(page.getByText(GONE)).toBeHidden()
  await context.close()
})

test('where data is saved, a screen waits for the network and then opens by itself', async ({
  browser,
  contextOptions,
}) => {
  expectTroubles(BROKEN_LINE)
  const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  )
  await page.clock.install()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = scripts.filter((url) => url.endsWith('.js')).length
  await page.clock.runFor(20_000)
  expect(scripts.filter((url) => url.endsWith('.js')).length).toBe(before)
  await context.setOffline(true)
  await goTo(page, 'Reviews')
  await expect(page.getByText(GONE)).toBeVisible()
  await expect(page.locator('main').getByRole('status')).toHaveText('Loading…')
  await context.setOffline(false)
  await expect(heading(page, 'Reviews')).toBeVisible()
  await context.close()
})

test('a script that is lost on the way comes at the next try, and one that went with a release loads its page anew once', async ({
  browser,
  contextOptions,
}) => {
  expectTroubles(BROKEN_LINE, /Failed to fetch dynamically imported module/)
  const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
  const lost: string[] = []
  await page.route('**/dashboard/assets/record-table-*.js', (route) => {
    if (lost.length > 0) return route.continue()
    lost.push(route.request().url())
    return route.abort()
  })
  const scripts = '**/dashboard/assets/profile-*.js'
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  const loads = loadsOf(page)
  await page.goto('/dashboard/bookings')
  await expect(page.getByRole('table', { name: 'Bookings' })).toBeVisible()
  expect(lost).toHaveLength(1)
  expect(loads()).toBe(1)

  await goTo(page, 'Profile')
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  expect(loads()).toBe(2)
  await page.unroute(scripts)
  await goTo(page, 'Bookings')
  await expect(heading(page, 'Bookings')).toBeVisible()
  await goTo(page, 'Profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/profile/i)
  await context.close()
})

test('a change waits for the network, is counted meanwhile, and is sent once, or not at all when it is taken back', async ({
  browser,
  contextOptions,
}) => {
  expectTroubles(BROKEN_LINE)
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const booking = await asked(guest, property._id, 40, 42)
  const page = await host.newPage()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await page.goto(`/dashboard/bookings/${booking}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /^Approve/ }).click()
  const question = page.getByRole('dialog', { name: 'Approve this booking?' })
  await expect(question).toBeVisible()
  await host.setOffline(true)
  await question.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText('1 change is waiting.')).toBeVisible()
  expect(sent).toEqual([])
  await host.setOffline(false)
  await expect(page.getByText(GONE)).toBeHidden()
  await expect(drawer.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  expect(sent).toHaveLength(1)

  await drawer.getByRole('button', { name: /^Cancel:/ }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(cancelling).toBeVisible()
  await host.setOffline(true)
  await cancelling.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('1 change is waiting.')).toBeVisible()
  await cancelling.getByRole('button', { name: 'Keep booking' }).click()
  await expect(cancelling).toBeHidden()
  await expect(page.getByText('1 change is waiting.')).toBeHidden()
  await host.setOffline(false)
  await expect(page.getByText(GONE)).toBeHidden()
  await page.reload()
  await expect(drawer.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  expect(sent).toHaveLength(1)
  await host.close()
  await guest.close()
})

test('other dates whose price cannot be asked for are not proposed behind anybody’s back', async ({
  browser,
  contextOptions,
}) => {
  expectTroubles(BROKEN_LINE)
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await taken(host, await asked(guest, property._id, 30, 32), 'approve')
  const page = await host.newPage()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto(`/dashboard/bookings/${stay}`)
  const action = page.getByRole('dialog').getByRole('button', { name: 'Change dates' })
  await action.click()
  const proposing = page.getByRole('dialog', { name: 'Change the dates of this stay' })
  await expect(proposing).toBeVisible()
  const propose = proposing.getByRole('button', { name: 'Propose these dates' })
  const type = async (from: number) => {
    await proposing.getByLabel('Check-in').fill(day(from))
    await proposing.getByLabel('Check-out').fill(day(from + 2))
  }
  await host.setOffline(true)
  await type(50)
  await propose.click()
  await expect(proposing.getByText('Failed to propose these dates')).toBeVisible()
  await expect(proposing.getByText('We could not reach the server').first()).toBeVisible()
  await expect(proposing.getByLabel('Check-out')).toHaveValue(day(52))
  await host.setOffline(false)
  await expect(proposing.getByText(/ (more|less) than now\.|stays the same\.$/)).toBeVisible()
  await host.setOffline(true)
  page.once('dialog', (question) => void question.accept())
  await proposing.getByRole('button', { name: 'Not now' }).click()
  await expect(proposing).toBeHidden()
  await host.setOffline(false)
  await expect(page.getByText(GONE)).toBeHidden()

  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/dates\?/, (route) => held.then(() => route.continue()))
  await action.click()
  await type(60)
  await propose.click()
  const calledOff = page.waitForEvent('requestfailed', (one) => one.url().includes('/dates?'))
  await proposing.getByRole('button', { name: 'Not now' }).click()
  await expect(proposing).toBeHidden()
  await calledOff

  await action.click()
  await type(60)
  await propose.click()
  await type(70)
  goOn()
  await expect(proposing.getByText('Other dates were chosen while')).toBeVisible()
  await page.reload()
  await expect(action).toBeVisible()
  expect(sent.filter((url) => url.endsWith('/dates'))).toEqual([])
  await host.close()
  await guest.close()
})
