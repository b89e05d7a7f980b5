import { atTheDesk, lineOf, LIVE } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newPerson, register } from '../support/people.ts'
import { baseURL } from '../support/settings.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

test.describe('The audit log', () => {
  test(
    'tells who changed what, from what to what, and is narrowed',
    { tag: '@phone' },
    async ({ browser, contextOptions }) => {
      test.slow()
      const person = newPerson()
      const { context, page, api } = await atTheDesk(browser, people.admin.email, contextOptions)
      const found = await api.get(`/api/v1/users/search?q=${person.email}`)
      const { data: matches } = await found.json()
      const id: number = matches[0]._id
      const changed = await api.put(`/api/v1/users/${id}`, {
        headers: { 'X-Client': 'web', 'Sec-Fetch-Site': 'same-origin' },
        data: { role: 'host' },
      })
      expect(changed.ok()).toBe(true)

      await page.goto(`/dashboard/audit?subject=user&subjectId=${id}`)
      const line = lineOf(page, 'Role changed')
      await expect(line).toContainText('Guest')
      await expect(line).toContainText('Host')
      await expect(page.getByRole('button', { name: `No. ${id}` })).toBeVisible()

      await page.getByLabel('When from').fill('2030-01-01')
      await expect(page.getByText('No entries found')).toBeVisible()
      await look(page)
      await page.goBack()
      await expect(line).toBeVisible()
      await line.getByRole('link', { name: 'Zawadi' }).click()
      await expect(page).toHaveURL(/actor=\d+/)
      await expect(page.getByRole('button', { name: /^Person no\. \d+/ })).toBeVisible()
      await page.getByRole('button', { name: /^Person no\. \d+/ }).click()
      await expect(page).not.toHaveURL(/actor=/)
      await page.getByLabel('Kind').selectOption('booking')
      await expect(page).toHaveURL(/subject=booking/)

      await page.route('**/api/v1/audit?*', (route) => route.fulfill({ status: 404, json: {} }))
      await page.goto('/dashboard/audit?search=role')
      await expect(page.getByText('Failed to load the audit log')).toBeVisible()
      await context.close()
    }
  )

  test('speaks of money and days as people do', async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const booking = await asked(guest, property._id, 30, 32)
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto(`/dashboard/audit?subject=booking&subjectId=${booking}`)
    const line = lineOf(page, 'Booking requested')
    await expect(line).toContainText(/total\s*KES\s[\d,.]+/)
    await expect(line).toContainText(/check-in\s*\d+ \w{3} 20\d\d/)

    await page.goto(`/dashboard/bookings/${booking}`)
    const history = page.getByRole('dialog').locator('section', { hasText: 'History' })
    await expect(history.getByText('Booking requested')).toBeVisible()
    await taken(host, booking, 'approve')
    await expect(history.getByText('Booking approved')).toBeVisible(LIVE)
    await look(page)
    await history.getByRole('link', { name: 'All entries' }).click()
    await expect(page).toHaveURL(new RegExp(`audit\\?subject=booking&subjectId=${booking}$`))
    await Promise.all([context, host, guest].map((one) => one.close()))
  })

  test('says what happened in the language of its reader', async ({ browser, contextOptions }) => {
    const person = await register()
    const { context, page, api } = await atTheDesk(browser, people.admin.email, contextOptions)
    const found = await api.get(`/api/v1/users/search?q=${person.email}`)
    const { data: matches } = await found.json()
    const id: number = matches[0]._id
    await context.addCookies([{ name: 'makao_language', value: 'sw', url: baseURL }])
    await page.goto(`/dashboard/audit?subject=user&subjectId=${id}`)
    const registered = lineOf(page, 'Alijisajili')
    await expect(registered).toContainText(`Mtumiaji ${id} alijisajili (jukumu: Mgeni)`)
    await expect(registered).toContainText('barua pepe imethibitishwa')
    await expect(registered).toContainText('hapana')
    await expect(lineOf(page, `Mtumiaji ${id} amethibitisha barua pepe yake`)).toBeVisible()
    await look(page)
    await context.close()
  })
})
