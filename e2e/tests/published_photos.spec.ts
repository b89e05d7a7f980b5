import { atTheDesk } from '../support/desk.ts'
import { expect, open, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { captionsOf, reviewWithPhotos } from '../support/review_photos.ts'

test.describe('Photos in a published review', () => {
  test('say something else when their author thinks again, and are taken down one by one, after a question', async ({
    browser,
    contextOptions,
  }) => {
    const { guest, property, urls } = await reviewWithPhotos(browser, contextOptions)
    const page = await guest.newPage()
    await open(page, '/dashboard/reviews')
    await page.getByRole('link', { name: /^Edit your review of/ }).click()
    await expect(page.getByRole('heading', { name: 'Edit your review' })).toBeVisible()
    const first = page.getByLabel('What does photo 1 show? (optional)')
    const second = page.getByLabel('What does photo 2 show? (optional)')
    const text = page.getByLabel(/^Your review/)
    await expect(first).toHaveValue('The view from the balcony')
    await expect(second).toHaveValue('')

    await second.fill('Tea and mangoes')
    await text.fill('Short')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(/must be at least 10 characters/)).toBeVisible()
    await expect(text).toHaveValue('Short')
    await expect(second).toHaveValue('Tea and mangoes')
    await page.keyboard.press('End')
    await look(page)
    await text.fill('A quiet garden and a warm welcome.')
    await first.fill('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const saved = page.getByRole('status').filter({ hasText: 'Your review is updated.' })
    await expect(saved).toBeVisible()
    expect(await captionsOf(guest, property)).toEqual([null, 'Tea and mangoes'])

    const photos = page.getByRole('link', { name: /: take it down$/ })
    await expect(photos).toHaveCount(2)
    await photos.last().click()
    await expect(page.getByRole('heading', { name: 'Take this photo down?' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Tea and mangoes' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Keep photo' }).click()
    await expect(photos).toHaveCount(2)

    await photos.first().click()
    await page.getByRole('button', { name: 'Take photo down' }).click()
    const gone = page.getByRole('status').filter({ hasText: 'The photo is taken down.' })
    await expect(gone).toBeVisible()
    await expect(photos).toHaveCount(1)
    expect(await captionsOf(guest, property)).toEqual(['Tea and mangoes'])
    const [taken, kept] = await Promise.all(urls.map((url) => guest.request.get(url)))
    expect([taken.status(), kept.status()]).toEqual([404, 200])

    await page.goto(`/properties/${property}`)
    await expect(page.getByRole('img', { name: 'Tea and mangoes' })).toBeAttached()
    await guest.close()
  })

  test('are described as a plain form without scripts', async ({ browser, contextOptions }) => {
    const plain = { ...contextOptions, javaScriptEnabled: false }
    const { guest, property } = await reviewWithPhotos(browser, plain)
    const page = await guest.newPage()
    await page.goto('/dashboard/reviews')
    await page.getByRole('link', { name: /^Edit your review of/ }).click()
    await page.getByLabel('What does photo 2 show? (optional)').fill('Tea and mangoes')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(/\/dashboard\/reviews$/)
    expect(await captionsOf(guest, property)).toEqual([
      'The view from the balcony',
      'Tea and mangoes',
    ])
    await guest.close()
  })

  test('are taken down by an admin to whom somebody in them objects; the words stay', async ({
    browser,
    contextOptions,
  }) => {
    const { guest, property, title, urls } = await reviewWithPhotos(browser, contextOptions)
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto(`/dashboard/reviews?search=${encodeURIComponent(title)}`)
    const card = page.getByRole('article', { name: title })
    await card.getByRole('button', { name: /^Take down picture 2 of/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Take this photo down?' })
    await expect(dialog).toBeVisible()
    await look(page)
    await dialog.getByRole('button', { name: 'Take photo down' }).click()
    await expect(page.getByText('The photo is taken down').first()).toBeVisible()
    await expect(card.getByRole('button', { name: /^Take down picture/ })).toHaveCount(1)
    await look(page)
    expect(await captionsOf(guest, property)).toEqual(['The view from the balcony'])
    const taken = await guest.request.get(urls[1])
    expect(taken.status()).toBe(404)

    const host = await atTheDesk(browser, people.host.email, contextOptions)
    await host.page.goto('/dashboard/reviews')
    await expect(host.page.getByRole('article').first()).toBeVisible()
    await expect(host.page.getByRole('button', { name: /^Take down picture/ })).toHaveCount(0)
    await Promise.all([guest, context, host.context].map((one) => one.close()))
  })
})
