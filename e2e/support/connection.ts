import { expect, type Page } from '@playwright/test'

/**
 * Goes offline and waits for the page to show it. The script that watches the connection loads
 * late, so it is awaited first.
 */
export async function disconnect(page: Page) {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/service-worker-client-'))
  )
  const context = page.context()
  await expect(async () => {
    await context.setOffline(false)
    await context.setOffline(true)
    await expect(page.getByText('The connection is gone.')).toBeVisible({ timeout: 3000 })
  }).toPass()
}
