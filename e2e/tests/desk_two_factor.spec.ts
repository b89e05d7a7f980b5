import type { Page } from '@playwright/test'
import { authenticator } from '../support/authenticator.ts'
import { atTheDesk } from '../support/desk.ts'
import { slowLine } from '../support/impatient.ts'
import { expect, test } from '../support/journey.ts'
import { look, lookHere } from '../support/look.ts'
import { losesAnswers, UNHEARD } from '../support/lost_answers.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'

/* Two-factor sign-in of whoever works in the back office. */

const TWO_FACTOR = '**/api/v1/settings/two-factor'
const IS_ON = 'If you have not seen its recovery codes, turn it off and on again'

/** Sets two-factor sign-in up as far as the code, and sends that without hearing what became of it. */
async function turnsOnUnheard(page: Page) {
  await page.getByLabel('Your password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const link = page.getByRole('link', { name: 'On this phone? Open your app' })
  const app = authenticator(String(await link.getAttribute('href')))
  await page.getByLabel('Code from your authenticator app').fill(await app.lastCode())
  const sent = await losesAnswers(page, TWO_FACTOR)
  await page.getByRole('button', { name: 'Turn on' }).last().click()
  await expect(page.getByText(UNHEARD)).toBeVisible()
  expect(sent()).toBe(1)
  await page.unroute(TWO_FACTOR)
}

test('two-factor sign-in: key, first code, recovery codes, off again, and on where the recovery codes were lost on the way', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { email } = newPerson('host')
  const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await page.getByLabel('Your password').fill('not mine')
  await dialog.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Your password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Set it up' }).click()
  const link = dialog.getByRole('link', { name: 'On this phone? Open your app' })
  const app = authenticator(String(await link.getAttribute('href')))
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  await look(page)
  await dialog.getByLabel('Code from your authenticator app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByLabel('Code from your authenticator app')).toHaveAttribute(
    'aria-invalid',
    'true'
  )
  await dialog.getByLabel('Code from your authenticator app').fill(await app.code())
  const line = await slowLine(page, /settings\/two-factor$/)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await line.asked()
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await line.answer()
  const recovery = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(recovery).toHaveCount(10)
  const recoveryCode = (await recovery.first().textContent())!
  await look(page)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('On. At sign-in we ask for a code')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await page.getByLabel('Your password').fill('not mine')
  await page.getByLabel('Code from your authenticator app').fill(recoveryCode)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
  await look(page)
  await page.getByLabel('Your password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Off. Your password alone is enough.').first()).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await turnsOnUnheard(page)
  await expect(page.getByText('On. At sign-in we ask for a code')).toBeVisible()
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText(IS_ON)).toBeVisible()
  await look(page)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
  await context.close()
})

test('who has to turn two-factor sign-in on gets in, also where the answer was lost', async ({
  browser,
  contextOptions,
}) => {
  const { email } = newPerson('host')
  const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
  await page.route('**/api/v1/access', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'E_TWO_FACTOR_DUE' } })
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /^Set up two-/ })).toBeVisible()
  await turnsOnUnheard(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(IS_ON)).toBeVisible()
  await lookHere(page)
  await page.unroute('**/api/v1/access')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
  await context.close()
})
