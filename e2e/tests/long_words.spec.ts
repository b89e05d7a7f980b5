import { expect, test } from '../support/journey.ts'
import { letterTo } from '../support/letters.ts'
import { fromOurPages, listed, unlist } from '../support/listings.ts'
import { newPersonIn } from '../support/people.ts'
import { expectRoom } from '../support/look.ts'
import { asked, newHostAndGuest, reviewed, taken } from '../support/stays.ts'

/** The longest the API takes, without a place to break. */
const NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern'

test('a name of fifty letters widens none of a guest’s pages', async ({
  browser,
  contextOptions,
}) => {
  expect(NAME).toHaveLength(50)
  const { context } = await newPersonIn(browser, contextOptions)
  const answer = await context.request.put('/api/v1/auth/updatedetails', {
    headers: fromOurPages,
    data: { firstName: NAME, lastName: NAME },
  })
  expect(answer.ok()).toBe(true)

  const page = await context.newPage()
  for (const path of ['/profile', '/bookings', '/settings', '']) {
    await page.goto(`/dashboard${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectRoom(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME)
  await context.close()
})

test('a card says how many amenities there are besides, however long the named ones are', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest } = await newHostAndGuest(browser, contextOptions)
  const many = ['wheelchair-accessible', 'hot-tub', 'dryer', 'generator', 'solar-power']
  const amenities = many.map((slug, index) => [`amenities[${index}]`, slug] as const)
  const place = await listed(host, { isActive: 'true', ...Object.fromEntries(amenities) })
  for (const [locale, more] of [
    ['en-GB', '+2 more'],
    ['sw-KE', '+2 zaidi'],
    ['fr-FR', '+2'],
  ] as const) {
    const context = await browser.newContext({ ...contextOptions, locale })
    const page = await context.newPage()
    await page.goto('/properties?location=Kilifi')
    const card = page.getByRole('article').filter({ hasText: place.title })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 760 })
      await card.scrollIntoViewIfNeeded()
      await expect(card.getByText(more, { exact: true })).toBeInViewport({ ratio: 1 })
    }
    await context.close()
  }
  await Promise.all([host, guest].map((context) => context.close()))
})

/** A hundred letters without a place to break, as long as a title may be. */
const WORD = 'Supercalifragilistic'.repeat(5)
const LINK = `https://maps.example/${WORD}`

test('a word of a hundred letters widens no page and no letter, and addresses are links', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const place = await listed(host, {
    'isActive': 'true',
    'title': WORD,
    'description': `${WORD} ${WORD}`,
    'houseRules[0]': WORD,
    'amenities[0]': WORD.slice(0, 30),
    'address[street]': WORD,
    'address[area]': WORD.slice(0, 80),
  })
  const put = async (booking: number, step: string, data: object) => {
    const who = step === '' || step === '/cancel' ? guest : host
    const answer = await who.request.put(`/api/v1/bookings/${booking}${step}`, {
      headers: fromOurPages,
      data,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const gone = await asked(guest, place._id, 60, 62)
  await put(gone, '', { specialRequests: WORD })
  await put(gone, '/cancel', { cancellationReason: WORD.repeat(5) })
  const agreed = await asked(guest, place._id, 70, 72)
  await put(agreed, '', { specialRequests: WORD })
  const over = await asked(guest, place._id, 0, 1)
  await taken(host, over, 'approve', 'checkin', 'checkout')
  await reviewed(guest, { property: place._id, booking: over, title: WORD })
  const waiting = await asked(guest, property._id, 0, 1)
  await taken(host, waiting, 'approve', 'checkin', 'checkout')
  await put(agreed, '/approve', { hostNotes: `${LINK} ${WORD}` })

  const me = await guest.request.get('/api/v1/auth/me')
  const { data: reader } = await me.json()
  const page = await guest.newPage()
  for (const path of [
    `/properties/${place._id}`,
    `/properties/${place._id}/reviews`,
    `/properties?location=${WORD}`,
    '/dashboard',
    '/dashboard/bookings',
    `/dashboard/bookings/${gone}`,
    `/dashboard/bookings/${agreed}/cancel`,
    `/dashboard/bookings/${agreed}/pay`,
    `/dashboard/bookings/${waiting}/review`,
    '/dashboard/reviews',
    `/people/${reader._id}`,
    `/dashboard/bookings/${agreed}`,
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectRoom(page)
    })
  }
  const link = page.getByRole('link', { name: LINK })
  await expect(link).toHaveAttribute('href', LINK)
  await expect(link).toHaveAttribute('rel', /noopener/)

  const letter = await letterTo(guest.request, {
    to: reader.email,
    subject: /is confirmed/,
    says: LINK,
  })
  expect(letter).toContain(LINK)
  await unlist(host, [property, place])
  await host.close()
  await guest.close()
})
