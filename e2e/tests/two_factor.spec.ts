import type { Page } from '@playwright/test'
import { authenticator } from '../support/authenticator.ts'
import { atTheDesk, lineOf } from '../support/desk.ts'
import { expect, formError, open, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { NEW_PASSWORD, newPersonIn } from '../support/people.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

const PAGE = '/dashboard/settings/two-factor'
const UNHEARD =
  'The connection broke. It may not have been done: please look, and try again if need be.'
const INVALID = 'Invalid verification code. Please try again.'

const codeField = (page: Page) =>
  page.getByRole('textbox', { name: 'Code from your authenticator app' })

async function setUp(page: Page) {
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Turn on Two-factor sign-in' }).click()
  await page.getByLabel('Your password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const link = page.getByRole('link', { name: 'On this phone? Open your app' })
  return authenticator(String(await link.getAttribute('href')))
}

async function startSignIn(page: Page, email: string, { scripts }: { scripts: boolean }) {
  await page.goto('/auth/login?returnTo=%2Fdashboard%2Fprofile')
  if (scripts) await expect(page.locator('main form[novalidate]')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
}

test.describe('Two-factor sign-in', () => {
  test('is set up, asked for at sign-in, and switched off', async ({ browser, page: visitor }) => {
    test.slow()
    const { person, context } = await newPersonIn(browser)
    const page = await context.newPage()
    await open(page, PAGE)
    await page.getByLabel('Your password').fill('Wrong-Password-1')
    await page.getByRole('button', { name: 'Set it up' }).click()
    await expect(page.getByText('The current password is not correct.')).toBeVisible()
    await expect(page.getByLabel('Your password')).toBeFocused()
    const app = await setUp(page)
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await look(page)

    await codeField(page).fill(app.staleCode())
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText(INVALID)).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveValue('')
    await codeField(page).fill(await app.lastCode())
    expectTroubles(BROKEN_LINE)
    await page.route('**/two-factor.data*', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(formError(page, UNHEARD)).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expect(codeField(page)).toHaveValue(/^\d{6}$/)
    await page.unroute('**/two-factor.data*')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible()
    const codes = await page.getByLabel('Recovery codes').getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await look(page)
    await page.getByRole('link', { name: 'I have kept them' }).click()
    await expect(page.getByText('On. At sign-in we ask for a code from your app.')).toBeVisible()

    await startSignIn(visitor, person.email, { scripts: true })
    await expect(codeField(visitor)).toBeFocused()
    await expect(visitor.getByLabel('Password', { exact: true })).toBeHidden()
    await look(visitor)
    await visitor.keyboard.type(app.staleCode())
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByText(INVALID)).toBeVisible()
    await expect(codeField(visitor)).toBeFocused()
    await expect(codeField(visitor)).toHaveValue('')
    await visitor.getByText('No phone at hand? Use a recovery code').click()
    const recovery = visitor.getByLabel('Recovery code')
    await recovery.fill('not-a-code')
    expectTroubles(BROKEN_LINE)
    await visitor.route('**/auth/login.data*', (route) => route.abort('connectionreset'))
    await visitor.keyboard.press('Enter')
    await expect(formError(visitor, UNHEARD)).toBeVisible()
    await expect(recovery).toHaveValue('not-a-code')
    await visitor.unroute('**/auth/login.data*')
    await recovery.press('Enter')
    await expect(recovery).toHaveValue('')
    await expect(recovery).toBeFocused()
    await visitor.keyboard.type(codes[1]!)
    await expect(recovery).toHaveValue(codes[1]!)
    await recovery.fill('')
    await codeField(visitor).focus()
    const fresh = app.code()
    await visitor.keyboard.insertText(`${fresh.slice(0, 3)} ${fresh.slice(3)}`)
    await expect(codeField(visitor)).toHaveValue(fresh)
    await visitor.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(visitor).toHaveURL(/\/dashboard\/profile$/)

    await open(page, '/dashboard/profile')
    await page.getByLabel('Phone number').fill('0722 000 111')
    await page.getByLabel('Your password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByLabel('Code from your authenticator app').fill(codes[2]!)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()

    const desk = await atTheDesk(browser, people.admin.email)
    await desk.page.goto(`/dashboard/users?search=${person.email}`)
    const name = `Details of ${person.firstName} ${person.lastName}`
    await lineOf(desk.page, person.email).getByRole('link', { name }).click()
    const details = desk.page.getByRole('dialog')
    await expect(details.getByRole('button', { name: 'Reset two-factor' })).toBeVisible()
    await desk.context.close()

    await page.goto(PAGE)
    await look(page)
    await page.getByLabel('Your password').fill('Wrong-Password-1')
    await page.getByLabel('Code from your authenticator app').fill(codes[0]!)
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('The current password is not correct.')).toBeVisible()
    await expect(page.getByLabel('Your password')).toBeFocused()
    await expect(page.getByLabel('Code from your authenticator app')).toHaveValue(codes[0]!)
    await page.getByLabel('Your password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Off. Your password alone is enough.')).toBeVisible()
    await context.close()
  })

  test('that is on, though the line broke before the recovery codes came, says how to get some', async ({
    browser,
  }) => {
    const { context } = await newPersonIn(browser)
    const page = await context.newPage()
    const app = await setUp(page)
    await codeField(page).fill(await app.lastCode())
    expectTroubles(BROKEN_LINE)
    await page.route('**/two-factor.data*', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(formError(page, UNHEARD)).toBeVisible()
    await page.unroute('**/two-factor.data*')
    await page.getByRole('button', { name: 'Turn on' }).click()
    const says =
      'Two-factor sign-in is already on. If you have not seen its recovery codes, turn it off'
    await expect(formError(page, says)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
    await context.close()
  })
})

test.describe('Two-factor sign-in, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('works too, with a recovery code for whoever has no phone', async ({ browser, page }) => {
    test.slow()
    const { person, context } = await newPersonIn(browser, { javaScriptEnabled: false })
    const settings = await context.newPage()
    const app = await setUp(settings)
    await codeField(settings).fill(await app.lastCode())
    await settings.getByRole('button', { name: 'Turn on' }).click()
    const codes = settings.getByLabel('Recovery codes').getByRole('listitem')
    const code = String(await codes.first().textContent())

    await startSignIn(page, person.email, { scripts: false })
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await codeField(page).fill(app.code())
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\/profile$/)

    await page.context().clearCookies()
    await startSignIn(page, person.email, { scripts: false })
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByText('No phone at hand? Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await context.close()
  })
})
