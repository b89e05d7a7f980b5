import type { Page } from '@playwright/test'

/** The server refuses every such call from now on, in these words; `page.unroute` of the path lets it again. */
export const refuse = (page: Page, path: string, message = 'Not today.', status = 409) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, json: { success: false, message } })
  )

/** What a page asks for is not there any more. */
export const withhold = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 422, json: { success: false, message: 'Not today.' } })
      : route.fallback()
  )
