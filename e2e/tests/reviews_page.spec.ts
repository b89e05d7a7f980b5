import { request, type BrowserContext } from '@playwright/test'
import { expect, hydrated, open, people, test } from '../support/journey.ts'
import { look, lookHere } from '../support/look.ts'
import { baseURL } from '../support/settings.ts'
import { signedIn } from '../support/world.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

type Review = { _id: number; helpfulVotes: number; user: { _id: number; firstName: string } }

/** The place with the most reviews, and what was said about it. */
async function reviewedPlace() {
  const api = await request.newContext({ baseURL })
  const list = await api.get('/api/v1/properties?sort=-totalReviews&limit=1')
  const [place] = ((await list.json()) as { data: { _id: number; title: string }[] }).data
  const answer = await api.get(`/api/v1/properties/${place._id}/reviews?limit=50`)
  const { data: reviews } = (await answer.json()) as { data: Review[] }
  return { id: place._id, title: place.title, reviews }
}

/** A review that this person has not judged yet, and did not write. */
async function unjudged({ request: api }: BrowserContext, reviews: Review[]) {
  const me = await api.get('/api/v1/auth/me')
  const { data: user } = (await me.json()) as { data: { _id: number } }
  const ids = reviews.map(({ _id: id }) => id).join(',')
  const answer = await api.get(`/api/v1/reviews/marks?reviews=${ids}`)
  const { data: marks } = (await answer.json()) as {
    data: { helpful: number[]; reported: number[] }
  }
  const judged = new Set([...marks.helpful, ...marks.reported])
  const found = reviews.find(({ _id: id, user: by }) => by._id !== user._id && !judged.has(id))
  if (!found) throw new Error('Every review of the place is judged already')
  return found
}

test.describe('All reviews of a place', () => {
  test('have a page of their own, in any order, where strangers are asked to log in before they judge', async ({
    page,
  }) => {
    const place = await reviewedPlace()
    await open(page, `/properties/${place.id}?guests=3`)
    const all = page.getByRole('link', { name: `Show all ${place.reviews.length} reviews` })
    await all.click()
    await expect(page).toHaveURL(new RegExp(`/properties/${place.id}/reviews$`))
    const heading = page.getByRole('heading', { level: 1, name: `Reviews of ${place.title}` })
    await expect(heading).toBeVisible()
    await page.getByLabel('Sort by').selectOption('Lowest rated')
    await expect(page).toHaveURL(/sort=rating/)
    await page.getByLabel('Stars').selectOption('1')
    await expect(page.getByText('No reviews with this rating')).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Back to the place' }).click()
    await expect(page).toHaveURL(`/properties/${place.id}?guests=3`)

    await all.click()
    // The place that is left has such buttons too.
    await expect(heading).toBeVisible()
    const helpful = page.getByRole('button', { name: /^Helpful/ }).first()
    await helpful.click()
    const dialog = page.getByRole('dialog', { name: 'Login Required' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(helpful).toBeFocused()
    await page
      .getByRole('link', { name: /^Report the review/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Freviews%2F\d+%2Freport/)
  })

  test('a reader finds one helpful, once, a failure is taken back, and reports another with a reason', async ({
    browser,
  }) => {
    const context = await signedIn(browser, people.admin.email)
    const place = await reviewedPlace()
    const review = await unjudged(context, place.reviews)
    const page = await context.newPage()
    await open(page, `/properties/${place.id}/reviews`)
    const form = page.locator(`form[action="/reviews/${review._id}/helpful"]`)
    const helpful = form.getByRole('button')

    expectTroubles(BROKEN_LINE)
    await page.route(/\/reviews\/\d+\/helpful$/, (route) => route.abort())
    await helpful.click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Failed to mark as helpful' })
    ).toBeVisible()
    await expect(helpful).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(/\/reviews\/\d+\/helpful$/)
    await helpful.click()
    await expect(page.getByRole('status').filter({ hasText: 'Marked as helpful' })).toBeVisible()
    await expect(helpful).toContainText(String(review.helpfulVotes + 1))
    await page.reload()
    await hydrated(page)
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await lookHere(page)

    const wrong = await unjudged(context, place.reviews)
    const report = page.locator(`a[href="/reviews/${wrong._id}/report"]`)
    await report.click()
    await page.getByRole('button', { name: 'Report review' }).click()
    await expect(page.getByText('Please say what is wrong with it')).toBeVisible()
    await look(page)
    await page.getByLabel('What is wrong with it?').fill('It is about another place.')
    await page.getByRole('button', { name: 'Report review' }).click()
    await expect(page).toHaveURL(new RegExp(`/properties/${place.id}/reviews$`))
    await expect(
      page.getByRole('status').filter({ hasText: 'Thank you. We will look at this review.' })
    ).toBeVisible()
    await expect(report).toHaveCount(0)
    await context.close()
  })
})
