import type { Page } from '@playwright/test'

export const refuse = (page: Page, path: string, message = 'Not today.', status = 409) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, json: { success: false, message } })
  )

export const withhold = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 422, json: { success: false, message: 'Not today.' } })
      : route.fallback()
  )
