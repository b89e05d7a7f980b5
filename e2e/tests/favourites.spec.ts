import { emptyWishlist, saveAll, somePlaces, unlike } from '../support/favourites.ts'
import { slowLine } from '../support/impatient.ts'
import { expect, hydrated, open, PASSWORD, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { signedIn } from '../support/world.ts'
import { BROKEN_LINE, expectTroubles } from '../support/troubles.ts'

const said = (page: import('@playwright/test').Page, text: string) =>
  page.getByRole('status').filter({ hasText: text })

test.describe('The heart', () => {
  test('asks strangers to log in, gives the focus back, and leads back to the search', async ({
    page,
    request,
  }) => {
    // A page that the front door has kept.
    await request.get('/properties?guests=2')
    await open(page, '/properties?guests=2')
    const heart = page.getByRole('button', { name: /^Save .* to your wishlist$/ }).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    const dialog = page.getByRole('dialog', { name: 'Login Required' })
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(
      dialog.getByText('Please log in to save properties to your wishlist')
    ).toBeVisible()
    await look(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(heart).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog.getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await expect(page.getByText('Please log in to save properties to your wishlist')).toBeVisible()
    await page.getByLabel('Email').fill(people.guest.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/properties\?guests=2$/)
  })

  test('saves a place, takes it off again, and says so', async ({ browser }) => {
    const context = await signedIn(browser, people.guest.email)
    await emptyWishlist(context)
    const [place] = await somePlaces(1)
    const page = await context.newPage()
    await page.clock.install()
    await open(page, '/properties?sort=-totalReviews')
    const heart = page.getByRole('button', { name: `Save ${place.title} to your wishlist` })
    const link = page.getByRole('link', { name: place.title, exact: true })
    await link.hover()
    await page.clock.runFor(2000)
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(said(page, 'Added to wishlist')).toBeVisible()

    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible()
    const save = page.getByRole('button', { name: `Save ${place.title} to your wishlist` })
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await expect(said(page, 'Removed from wishlist')).toBeVisible()

    const line = await slowLine(page, /\/wishlist$/)
    for (const pressed of ['true', 'false', 'true']) {
      await save.click()
      // Sooner than a call that is held up is given up.
      await expect(save).toHaveAttribute('aria-pressed', pressed, { timeout: 5000 })
    }
    await line.answer()
    await expect(said(page, 'Added to wishlist')).toBeVisible()
    await page.reload()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await context.close()
  })

  test('goes back when it cannot be kept, and so does a like', async ({ browser }) => {
    const context = await signedIn(browser, people.guest.email)
    const [place] = await somePlaces(1)
    await emptyWishlist(context)
    await unlike(context, place.id)
    const page = await context.newPage()
    await open(page, `/properties/${place.id}`)
    expectTroubles(BROKEN_LINE)
    await page.route(/\/properties\/\d+\/(wishlist|like)$/, (route) => route.abort())

    const save = page.getByRole('button', { name: `Save ${place.title} to your wishlist` })
    await save.click()
    await expect(said(page, 'Failed to update wishlist')).toBeVisible()
    await expect(save).toHaveAttribute('aria-pressed', 'false')

    const like = page.getByRole('button', { name: `Like ${place.title}` })
    const before = await like.textContent()
    await like.click()
    await expect(said(page, 'Failed to update like status')).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(like).toHaveText(before ?? '')

    await page.unroute(/\/properties\/\d+\/(wishlist|like)$/)
    await like.click()
    await expect(said(page, 'Added to favorites')).toBeVisible()
    await expect(like).toHaveText(String(Number(before) + 1))
    await like.click()
    await expect(said(page, 'Removed from favorites')).toBeVisible()
    await expect(like).toHaveText(before ?? '')
    await context.close()
  })

  test('works for hosts, too, whose wishlist is the same page', async ({ browser }) => {
    const context = await signedIn(browser, people.host.email)
    const places = await somePlaces(1)
    await emptyWishlist(context)
    await saveAll(context, places)
    const answer = await context.request.get('/dashboard/wishlist')
    const html = await answer.text()
    expect(html).toMatch(/<h1[^>]*>My Wishlist</)
    expect(html).toContain('>1 property saved<')
    expect(html).toContain(`href="/properties/${places[0].id}"`)
    expect(html.split('<main')[1]!).not.toContain('type="search"')
    await emptyWishlist(context)
    await context.close()
  })
})

test.describe('My Wishlist', () => {
  test('counts, lets one slip be undone, and says when it is empty', async ({ browser }) => {
    const context = await signedIn(browser, people.guest.email)
    await emptyWishlist(context)
    const page = await context.newPage()
    await page.goto('/dashboard/wishlist')
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute(
      'href',
      '/properties'
    )
    await look(page)

    const places = await somePlaces(1)
    await saveAll(context, places)
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('1 property saved')).toBeVisible()
    const heart = page.getByRole('button', { name: `Save ${places[0].title} to your wishlist` })
    await heart.click()
    await expect(said(page, 'Removed from wishlist')).toBeVisible()
    await expect(page.getByText('0 properties saved')).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('1 property saved')).toBeVisible()
    await expect(said(page, 'Added to wishlist')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 property saved')).toBeVisible()
    await emptyWishlist(context)
    await context.close()
  })
})

test.describe('Without scripts', () => {
  test('the heart is a form: it asks for a sign-in, then saves', async ({ browser }) => {
    const stranger = await browser.newContext({ javaScriptEnabled: false })
    const [place] = await somePlaces(1)
    const first = await stranger.newPage()
    await first.goto('/properties?sort=-totalReviews')
    await first.getByRole('button', { name: `Save ${place.title} to your wishlist` }).click()
    await expect(first).toHaveURL(/\/auth\/login\?returnTo=%2Fproperties%3Fsort%3D-totalReviews/)
    await expect(first.getByText('Please log in to save properties to your wishlist')).toBeVisible()
    await stranger.close()

    const context = await signedIn(browser, people.guest.email, { javaScriptEnabled: false })
    await emptyWishlist(context)
    const page = await context.newPage()
    await page.goto(`/properties/${place.id}`)
    await page.getByRole('button', { name: `Save ${place.title} to your wishlist` }).click()
    await expect(page).toHaveURL(new RegExp(`/properties/${place.id}$`))
    await expect(page.getByText('Added to wishlist').filter({ visible: true })).toBeVisible()
    await expect(
      page.getByRole('button', { name: `Save ${place.title} to your wishlist` })
    ).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/dashboard/wishlist')
    await page.getByRole('button', { name: `Save ${place.title} to your wishlist` }).click()
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
    await context.close()
  })
})
