import type { Page } from '@playwright/test'
import { BROKEN_LINE, expectTroubles } from './troubles.ts'

export const UNHEARD =
  'The connection broke. It may not have been done: please look, and try again if need be.'

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
