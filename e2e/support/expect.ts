import { expect as playwright, type Locator, type Page } from '@playwright/test'

type Address = string | RegExp | ((url: URL) => boolean)
type Timeout = { timeout?: number }
type Asked = { isNot: boolean; timeout: number }

/**
 * Playwright's, which writes down the names and roles of the whole page each time that it has asked too soon. What journeys
 * wait for most is waited for in a cheaper way before it is asked for (decision 0026).
 */
export const expect = playwright.extend({
  async toBeVisible(this: Asked, locator: Locator, how: Timeout & { visible?: boolean } = {}) {
    const { visible = true } = how
    const state = visible !== this.isNot ? 'visible' : 'hidden'
    const timeout = await timeLeft(this, how, (limit) => locator.waitFor({ state, timeout: limit }))
    return answer(this, () => ask(this, locator).toBeVisible({ ...how, timeout }))
  },

  async toBeAttached(this: Asked, locator: Locator, how: Timeout & { attached?: boolean } = {}) {
    const { attached = true } = how
    const state = attached !== this.isNot ? 'attached' : 'detached'
    const timeout = await timeLeft(this, how, (limit) => locator.waitFor({ state, timeout: limit }))
    return answer(this, () => ask(this, locator).toBeAttached({ ...how, timeout }))
  },

  async toHaveURL(this: Asked, page: Page, url: Address, how: Timeout = {}) {
    if (this.isNot) return answer(this, () => playwright(page).not.toHaveURL(url, how))
    const timeout = await timeLeft(this, how, (limit) =>
      page.waitForURL(url, { waitUntil: 'commit', timeout: limit })
    )
    return answer(this, () => playwright(page).toHaveURL(url, { ...how, timeout }))
  },
})

/** ms that are left when it came, or did not: what comes and goes is asked for as long as ever. */
async function timeLeft(asked: Asked, how: Timeout, wait: (limit: number) => Promise<void>) {
  const { timeout = asked.timeout } = how
  const begun = Date.now()
  await wait(timeout).catch(() => null)
  return Math.max(1, timeout - (Date.now() - begun))
}

const ask = ({ isNot }: Asked, locator: Locator) =>
  isNot ? playwright(locator).not : playwright(locator)

async function answer({ isNot }: Asked, question: () => Promise<void>) {
  try {
    await question()
    return { pass: !isNot, message: () => '' }
  } catch (error) {
    // The time that was left says nothing to who reads it.
    const message = (error as Error).message.replace(/^ *Timeout:.*\n/m, '')
    return { pass: isNot, message: () => message }
  }
}
