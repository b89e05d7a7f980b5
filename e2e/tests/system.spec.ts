import { atTheDesk } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'

const job = (id: number, name: string, error: string) => ({
  _id: `00000000-0000-4000-8000-00000000000${id}`,
  queue: 'default',
  name,
  tries: 6,
  failedAt: '2026-11-22T06:30:00.000Z',
  error,
})

/** Nothing fails here by itself: what is listed, and whether a step succeeds, is told for the API. */
test('an admin tries failed jobs again and forgets others', async ({ browser, contextOptions }) => {
  const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
  await page.goto('/dashboard/system')
  await expect(page.getByRole('region', { name: 'Queue', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Queue of letters' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('All have run')
  await expect(page.getByRole('region', { name: 'Schedules' })).toContainText('every hour')
  await expect(page.getByText('No failed jobs', { exact: true })).toBeVisible()

  const listed = [job(1, 'SendMail', '550 •••: nobody'), job(2, 'ReadCalendars', 'timeout')]
  await page.route('**/api/v1/system/jobs?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: listed,
        pagination: { total: listed.length, pages: 1, page: 1, limit: 10 },
      },
    })
  )
  const answer = await context.request.get('/api/v1/system')
  const state = await answer.json()
  state.data.replica = { level: 'warning', state: 'late', lagSeconds: 42 }
  await page.route(/\/api\/v1\/system\??$/, (route) => route.fulfill({ json: state }))
  const steps: string[] = []
  await page.route(/\/system\/jobs\/.+/, async (route) => {
    const request = route.request()
    steps.push(`${request.method()} ${new URL(request.url()).pathname.slice('/api/v1'.length)}`)
    listed.pop()
    await route.fulfill({ json: { success: true, data: { changed: 1 } } })
  })
  await page.reload()
  const forget = page.getByRole('button', { name: 'Forget: Read calendars of other sites' })
  await expect(forget).toBeVisible()
  await expect(page.getByRole('region', { name: 'Replica for reads' })).toContainText('42 seconds')
  await look(page)

  await forget.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('will never be done')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(dialog).toHaveCount(0)
  expect(steps).toEqual([])
  await forget.click()
  await dialog.getByRole('button', { name: 'Forget', exact: true }).click()
  await expect(page.getByText('One failed job was deleted')).toBeVisible()
  await expect(forget).toHaveCount(0)
  await expect(page.locator(':focus')).toBeAttached()

  await page.getByRole('button', { name: 'Try again: Send a letter' }).click()
  await expect(page.getByText('One job waits to be tried again')).toBeVisible()
  await expect(page.getByText('No failed jobs', { exact: true })).toBeVisible()
  await expect(page.locator(':focus')).toBeAttached()
  expect(steps).toEqual([
    'DELETE /system/jobs/00000000-0000-4000-8000-000000000002',
    'PUT /system/jobs/00000000-0000-4000-8000-000000000001/retry',
  ])
  await context.close()
})
