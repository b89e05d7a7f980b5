import type { Browser, BrowserContext } from '@playwright/test'

/** 4xx answers are expected: journeys provoke refusals. */
const REFUSED = /the server responded with a status of 4\d\d/

/** What browsers log for a lost connection, and React Router where it asked what the links of a page lead to. */
export const BROKEN_LINE = /net::ERR_|^Failed to fetch manifest patches TypeError: Failed to fetch/
export const SERVER_IN_TROUBLE = /the server responded with a status of 5\d\d/

const troubles: string[] = []
let expected = [REFUSED]

/** Allows such errors in the console until the end of the test. */
export function expectTroubles(...patterns: RegExp[]) {
  expected.push(...patterns)
}

export function takeTroubles() {
  const found = troubles.splice(0).filter((text) => !expected.some((one) => one.test(text)))
  expected = [REFUSED]
  return found
}

/** Watches every new window for exceptions and console errors. */
export function watchWindows(browser: Browser) {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => watched(await open(options))
}

function watched(context: BrowserContext) {
  context.on('weberror', (error) => troubles.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  return context
}
