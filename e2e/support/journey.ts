import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

export const PASSWORD = 'Karibu123'

/** The three people everybody may be in demo mode. */
export const people = {
  guest: { email: 'guest@makao.test', name: 'guest' },
  host: { email: 'host@makao.test', name: 'host' },
  admin: { email: 'admin@makao.test', name: 'admin' },
} as const

/** Every page a journey passes is looked at by axe: WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page) {
  const axe = new AxeBuilder({ page })
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = await Promise.all(
    violations.map((violation) =>
      violation.id === 'target-size' ? stillTooSmall(page, violation) : violation
    )
  )
  expectNothing(found.filter(({ nodes }) => nodes.length > 0))
}

/** The part of axe that is another question in other colours. */
export async function expectContrast(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  expectNothing(violations)
}

/** What looks out from under a bar by a few pixels is small only where it happens to be: those it is asked of again in full view. */
async function stillTooSmall(page: Page, violation: Violation): Promise<Violation> {
  const nodes = []
  for (const node of violation.nodes) {
    const target = String(node.target[0])
    await page
      .locator(target)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const again = new AxeBuilder({ page }).include(target).withRules(['target-size'])
    const { violations } = await again.analyze()
    nodes.push(...violations.flatMap((one) => one.nodes))
  }
  return { ...violation, nodes }
}

function expectNothing(violations: Violation[]) {
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' · ')})`
  )
  expect(found).toEqual([])
}

/** Nothing may be wider than the screen: a phone never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Looks at a page as it stands: axe, width, and that nothing was thrown. */
export async function look(page: Page) {
  await atRest(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** A list that is asked for anew is pale for a moment, and gets its colours back in another; one that never comes is looked at as it is. */
async function atRest(page: Page) {
  const list = page.locator('[aria-busy="true"]').filter({ visible: true })
  await expect(list)
    .toHaveCount(0, { timeout: 5000 })
    .catch(() => null)
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

type Fixtures = { troubles: string[] }

/** Fails a journey when the page throws or the browser reports an error in its console. */
export const test = base.extend<Fixtures>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(String(error)))
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          !/the server responded with a status of 4\d\d/.test(message.text())
        ) {
          troubles.push(message.text())
        }
      })
      await use(troubles)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** The booking card: beside the place on a desk, a sheet behind the bar on a phone. */
export async function openBookingCard(page: Page) {
  const bar = page.locator('.booking-bar').getByRole('button')
  if (await bar.isVisible()) await bar.click()
  const card = page.locator('#booking')
  await expect(card).toBeVisible()
  return card
}

export { expect }
