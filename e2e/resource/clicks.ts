/*
 * Clicks through the screens of the resource that `npm run recipe` has made in a copy of the repository, as an admin
 * and as a guest. The product of the copy listens at E2E_PORT, on an empty database.
 */
import { chromium, expect, type Page } from '@playwright/test'
import { lookAtBoth } from '../support/look.ts'
import { baseURL, chromium as settings, NEW_PASSWORD } from '../support/settings.ts'
import { addressOf } from '../support/stock.ts'
import { signedIn } from '../support/world.ts'

const list = `${baseURL}/dashboard/notices`
const WAIT = 15_000

const browser = await chromium.launch(settings)
const wide = { viewport: { width: 1440, height: 900 }, locale: 'en-KE', reducedMotion: 'reduce' }

await asAdmin()
await asGuest()
await browser.close()

/** The first host is an admin here. */
async function asAdmin() {
  const page = await windowOf(addressOf('host', 1))
  await page.goto(list)
  const heading = page.getByRole('heading', { name: 'Notices', level: 1 })
  await expect(heading).toBeVisible({ timeout: WAIT })
  await expect(page.getByText('No notices found')).toBeVisible({ timeout: WAIT })
  await lookAtBoth(page)

  await create(page)
  await show(page)
  await edit(page)
  await erase(page)
}

async function windowOf(email: string) {
  const context = await signedIn(browser, email, wide, NEW_PASSWORD)
  await context.addCookies([{ name: 'makao_language', value: 'en', url: baseURL }])
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT)
  return page
}

/** A forgotten field is named at its place, and what was typed stays. */
async function create(page: Page) {
  await page.getByRole('link', { name: 'New notice' }).click()
  const save = page.getByRole('button', { name: 'Create notice' })
  await page.getByLabel('Body').fill('From six in the morning.')
  await page.getByLabel('Starts on').fill('2027-03-01')
  await save.click()
  await expect(page.getByText('Title is required')).toBeVisible({ timeout: WAIT })
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Body')).toHaveValue('From six in the morning.')
  await lookAtBoth(page)

  await page.getByLabel('Title').fill('No water on Monday')
  await page.getByLabel('Level').selectOption('warning')
  await page.getByLabel('Pinned').check()
  await save.click()
  await expect(page).toHaveURL(/\/dashboard\/notices(\?.*)?$/, { timeout: WAIT })
  await expect(rowOf(page, 'No water on Monday')).toContainText('Warning', { timeout: WAIT })
  await lookAtBoth(page)
}

async function show(page: Page) {
  await page.getByRole('link', { name: 'No water on Monday', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'No water on Monday' })
  await expect(dialog).toContainText('From six in the morning.', { timeout: WAIT })
  await expect(dialog).toContainText('1 Mar 2027')
  await lookAtBoth(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden({ timeout: WAIT })
}

async function edit(page: Page) {
  await page.getByRole('link', { name: 'Edit No water on Monday' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue('No water on Monday', { timeout: WAIT })
  await dialog.getByLabel('Title').fill('')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible({ timeout: WAIT })
  await dialog.getByLabel('Title').fill('No water on Tuesday')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden({ timeout: WAIT })
  await expect(rowOf(page, 'No water on Tuesday')).toBeVisible({ timeout: WAIT })
  await expect(rowOf(page, 'No water on Monday')).toBeHidden()
}

async function erase(page: Page) {
  await page.getByRole('button', { name: 'Delete No water on Tuesday' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete notice' }).click()
  await expect(dialog).toBeHidden({ timeout: WAIT })
  await expect(page.getByText('No notices found')).toBeVisible({ timeout: WAIT })
}

/** Neither the screen nor the API lets a guest in. */
async function asGuest() {
  const page = await windowOf(addressOf('guest', 1))
  const answer = await page.request.get(`${baseURL}/api/v1/notices`)
  expect(answer.status()).toBe(403)
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible({ timeout: WAIT })
}

function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text })
}
