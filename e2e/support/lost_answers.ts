import type { Page } from '@playwright/test'
import { authenticator } from './authenticator.ts'
import { expect } from './journey.ts'
import { NEW_PASSWORD } from './people.ts'
import { BROKEN_LINE, expectTroubles } from './troubles.ts'

export const UNHEARD =
  'The connection broke. It may not have been done: please look, and try again if need be.'
const TWO_FACTOR = '**/api/v1/settings/two-factor'
export const TWO_FACTOR_IS_ON = 'If you have not seen its recovery codes, turn it off and on again'

/** Lets writes there be done, and loses the answers. @returns how many were sent */
export async function losesAnswers(page: Page, calls: string) {
  let sent = 0
  expectTroubles(BROKEN_LINE)
  await page.route(calls, async (route) => {
    sent++
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => sent
}

/** Sets two-factor sign-in up as far as the code, and sends that without hearing what became of it. */
export async function turnsOnUnheard(page: Page) {
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
