import { atTheDesk, lineOf, unique } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'

test.describe('Contact messages', () => {
  test(
    'are counted, read, marked together, answered and deleted',
    { tag: '@phone' },
    async ({ browser, contextOptions, request }) => {
      test.slow()
      const word = unique()
      for (const fullName of ['Wambui Kariuki', 'Otieno Were']) {
        const sent = await request.post('/api/v1/contacts', {
          data: {
            fullName,
            email: 'wambui@example.com',
            phone: '+254712345678',
            subject: `A question ${word}`,
            message: 'Is there a lift for my grandmother?',
          },
        })
        expect(sent.status()).toBe(201)
      }
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await page.goto(`/dashboard/contacts?search=${word}`)
      await expect(page.getByText('2 messages', { exact: true })).toBeVisible()
      await expect(page.getByText(/\d+ unread messages?/).first()).toBeAttached()

      await lineOf(page, 'Wambui Kariuki').getByRole('link', { name: word }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Is there a lift')).toBeVisible()
      const answer = dialog.getByRole('link', { name: 'Answer by e-mail' })
      await expect(answer).toHaveAttribute('href', /^mailto:wambui@example\.com\?subject=Re%3A/)
      await dialog.getByRole('button', { name: 'Mark as answered' }).click()
      await expect(page.getByText('Marked as answered', { exact: true })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Not answered after all' })).toBeVisible()
      await look(page)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(lineOf(page, 'Wambui Kariuki').getByText(/^Answered by /)).toBeVisible()
      const states = page.locator('main fieldset').first()
      await states.getByText('Unread', { exact: true }).click()
      await expect(page.getByText('1 message', { exact: true })).toBeVisible()

      await states.getByText('All', { exact: true }).click()
      await expect(page.getByText('2 messages', { exact: true })).toBeVisible()
      await page.getByLabel('Pick all on this page').check()
      await expect(page.getByText('2 messages picked')).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'Mark as read', exact: true }).click()
      await expect(page.getByText('2 messages marked as read')).toBeVisible()
      await expect(page.getByText('2 messages picked')).toBeHidden()
      await expect(page.locator(':focus')).toBeAttached()
      await states.getByText('Unread', { exact: true }).click()
      await expect(page.getByText('No messages found')).toBeVisible()

      await states.getByText('All', { exact: true }).click()
      await lineOf(page, 'Otieno').getByRole('button', { name: 'Delete the message' }).click()
      await expect(page.getByRole('dialog')).toContainText('gone for good')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click()
      await expect(page.getByText('The message was deleted.')).toBeVisible()
      await expect(page.getByText('1 message', { exact: true })).toBeVisible()
      await expect(page.locator(':focus')).toBeAttached()
      await context.close()
    }
  )

  test('the last of a page is deleted from its dialog, which closes over the page before', async ({
    browser,
    contextOptions,
    request,
  }) => {
    const word = unique()
    for (const fullName of ['Wambui Kariuki', 'Otieno Were']) {
      await request.post('/api/v1/contacts', {
        data: {
          ...{ fullName, email: 'wambui@example.com', phone: '+254712345678' },
          ...{ subject: `A question ${word}`, message: 'Is there a lift for my grandmother?' },
        },
      })
    }
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto(`/dashboard/contacts?search=${word}&limit=1&page=2`)
    await page.locator('tbody').getByRole('link', { name: word }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Is there a lift')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete message' }).click()
    await page
      .getByRole('dialog', { name: 'Delete this message?' })
      .getByRole('button', { name: 'Delete message' })
      .click()
    await expect(page.getByText('The message was deleted.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Showing 1 to 1 of 1')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/contacts\?search=\w+&limit=1$/)
    await context.close()
  })

  test('the newsletter’s list is searched, narrowed and taken along', async ({
    browser,
    contextOptions,
    request,
  }) => {
    const email = `${unique()}@example.com`
    const joined = await request.post('/api/v1/newsletter', { data: { email } })
    expect(joined.ok()).toBe(true)
    const { context, page, api } = await atTheDesk(browser, people.admin.email, contextOptions)
    /* A job writes it down, so that the answer tells nobody who is subscribed. */
    await expect
      .poll(async () => {
        const found = await api.get(`/api/v1/newsletter/subscribers?search=${email}`)
        const { data } = await found.json()
        return data
      })
      .toHaveLength(1)
    await page.goto(`/dashboard/newsletter?search=${email}&status=pending`)
    await expect(lineOf(page, email)).toBeVisible()
    const href = await page.getByRole('link', { name: 'Download as a file' }).getAttribute('href')
    const file = await api.get(String(href))
    expect(await file.text()).toContain(email)
    await page.locator('main fieldset').getByText('Confirmed', { exact: true }).click()
    await expect(page.getByText('No subscribers found')).toBeVisible()
    await context.close()
  })
})
