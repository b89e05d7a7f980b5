import { impatientWith, missIt, slowLine } from '../support/impatient.ts'
import { expect, people, said, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { asked, newHostAndGuest, reported, reviewed, taken } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

test.describe('Reviews in the back office', () => {
  test(
    'a host answers one, once; the words stay when it fails',
    impatientWith(['resources/reviews/respond-dialog.tsx']),
    async ({ browser, contextOptions }) => {
      const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
      const page = await host.newPage()
      await page.goto('/dashboard/reviews')
      await said(page, 'No reviews yet')
      await said(page, 'Be the first to leave a review!')
      await look(page)

      const booking = await asked(guest, property._id, 0, 1)
      await taken(host, booking, 'approve', 'checkin', 'checkout')
      await reviewed(guest, { property: property._id, booking, title: 'Quiet and clean' })
      await page.goto('/dashboard')
      await page.getByRole('link', { name: '1 review to answer' }).click()
      await expect(page).toHaveURL(/answered=false/)
      await said(page, 'Quiet and clean')
      await expect(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()

      await page.getByRole('button', { name: /^Respond:/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your response').fill('   ')
      await dialog.getByRole('button', { name: 'Publish response' }).click()
      await expect(dialog.getByText('Please write a response')).toBeVisible()
      await look(page)
      expectTroubles(BROKEN_LINE)
      await page.route('**/response', (route) => route.abort())
      await missIt(dialog.getByLabel('Your response'), 'Karibu tena!')
      await dialog.getByRole('button', { name: 'Publish response' }).click()
      await said(page, 'Failed to add response')
      await expect(dialog.getByLabel('Your response')).toHaveValue('Karibu tena!')
      await page.unroute('**/response')
      const answered = await slowLine(page, /\/response$/)
      await dialog.getByRole('button', { name: 'Publish response' }).dblclick()
      await answered.asked()
      expect(answered.writes()).toBe(1)
      await answered.answer()
      await said(page, 'Response added successfully')
      await expect(dialog).toBeHidden()
      await page.getByText('All', { exact: true }).first().click()
      await said(page, 'Karibu tena!')
      await expect(page.getByRole('button', { name: /^Respond:/ })).toHaveCount(0)
      await host.close()
      await guest.close()
    }
  )

  test(
    'an admin reads why a review is reported, hides it, brings it back and answers it',
    impatientWith(['resources/reviews/moderate-dialog.tsx']),
    async ({ browser, contextOptions }) => {
      const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
      const booking = await asked(guest, property._id, 0, 1)
      await taken(host, booking, 'approve', 'checkin', 'checkout')
      const title = `Not about this house ${Date.now().toString(36)}`
      const review = await reviewed(guest, { property: property._id, booking, title })
      const { context: reader } = await newPersonIn(browser)
      await reported(reader, review, 'It speaks of another place')

      const admin = await signedIn(browser, people.admin.email, contextOptions)
      const page = await admin.newPage()
      await page.goto('/dashboard')
      await page.getByRole('link', { name: /reported review/ }).click()
      const card = page.getByRole('article', { name: title })
      await expect(card.getByText('It speaks of another place')).toBeVisible()
      await look(page)
      await card.getByRole('button', { name: /^Hide:/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Hide this review?' })
      await expect(dialog).toBeVisible()
      await look(page)
      const words = dialog.getByLabel('Note for other admins (optional)')
      await words.fill('Asked the guest')
      await page.mouse.click(5, 5)
      await expect(words).toHaveValue('Asked the guest')
      const judged = await slowLine(page, /\/moderate$/)
      await dialog.getByRole('button', { name: 'Hide review' }).dblclick()
      await judged.asked()
      expect(judged.writes()).toBe(1)
      await judged.answer()
      await said(page, 'Review hidden')
      await expect(card).toBeHidden()

      await page.getByRole('link', { name: 'All reviews' }).click()
      await page.getByRole('searchbox').fill(title)
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(card.getByText('Hidden')).toBeVisible()
      await expect(card.getByText('Note of an earlier decision: Asked the guest')).toBeVisible()
      await look(page)
      await card.getByRole('button', { name: /^Approve:/ }).click()
      await page.getByRole('button', { name: 'Approve review' }).click()
      await said(page, 'Review approved')
      await expect(card.getByText('Visible')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await card.getByRole('button', { name: /^Respond:/ }).click()
      await page.getByLabel('Your response').fill('It is about this house.')
      await page.getByRole('button', { name: 'Publish response' }).click()
      await expect(card.getByText(/^Response from Makao/)).toBeVisible()
      await page.goto(`/properties/${property._id}/reviews`)
      await expect(page.getByText('Answer from Makao')).toBeVisible()
      await Promise.all([host, guest, reader, admin].map((context) => context.close()))
    }
  )
})
