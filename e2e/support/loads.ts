import type { Page } from '@playwright/test'

/** @returns how often the page itself, and not a part of it, has been asked for since */
export function loadsOf(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}
