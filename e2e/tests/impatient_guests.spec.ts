import type { BrowserContext, Page } from '@playwright/test'
import { pickDay } from '../support/calendar.ts'
import { day } from '../support/dates.ts'
import { unique } from '../support/desk.ts'
import { somePlaces } from '../support/favourites.ts'
import { entries, modulesWith, slowLine } from '../support/impatient.ts'
import { expect, open, openBookingCard, test } from '../support/journey.ts'
import { NEW_PASSWORD, newPersonIn } from '../support/people.ts'
import { fillIn, finishedStay } from '../support/review_photos.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

/*
 * Guests who type and click on while answers are under way. Nothing typed is lost, nothing is written twice, the focus
 * stays, the last choice wins, and the address says it.
 */

const DATA = /\.data(\?|$)/
const HOME = 'storefront/app'

const covered = new Set<string>()

/** A journey, and the modules of the storefront whose forms it is impatient with. */
function impatient(title: string, forms: string[], body: Parameters<typeof test>[2], tag = '') {
  forms.forEach((form) => covered.add(form))
  test(title, { tag: tag || [] }, body)
}

/** Presses a button as somebody does who sees nothing happen, and counts what is written. */
async function pressAgain(page: Page, name: string) {
  const line = await slowLine(page, DATA)
  const button = page.locator('main').getByRole('button', { name, exact: true })
  await button.dblclick()
  await line.asked()
  await button.click({ force: true })
  await button.press('Enter')
  await expect(button).toBeFocused()
  return line
}

test.describe('The filters of the listing', () => {
  impatient(
    'keep a maximum that is typed while the minimum is searched for',
    ['routes/properties/filter-panel.tsx'],
    async ({ page, isMobile }) => {
      await open(page, '/properties')
      if (isMobile) await page.getByRole('button', { name: 'Filters' }).click()
      const [min, max] = [page.getByLabel('Min'), page.getByLabel('Max')]
      const line = await slowLine(page, DATA)
      await min.pressSequentially('5000')
      if (isMobile) {
        await page.getByRole('button', { name: 'Apply Filters' }).click()
        await page.getByRole('button', { name: /^Filters/ }).click()
        await max.focus()
      } else {
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      await line.asked()
      await expect(max).toBeFocused()
      await page.keyboard.type('20')
      await line.answer()
      await expect(page).toHaveURL('/properties?minPrice=5000')
      await page.keyboard.type('000')
      await expect(max).toHaveValue('20000')
      await expect(max).toBeFocused()
      await (isMobile ? page.getByRole('button', { name: 'Apply Filters' }).click() : max.blur())
      await expect(page).toHaveURL('/properties?minPrice=5000&maxPrice=20000')
      await expect(page.getByLabel('Min')).toHaveValue('5000')
    },
    '@phone'
  )

  impatient('keep a place, and search for it once it is left', [], async ({ page }) => {
    await open(page, '/properties')
    const line = await slowLine(page, DATA)
    await page.getByLabel('WiFi', { exact: true }).check()
    await line.asked()
    const where = page.getByRole('combobox', { name: 'Where' })
    await where.fill('Malindi')
    await line.answer()
    await expect(page).toHaveURL('/properties?amenities=wifi')
    await expect(where).toHaveValue('Malindi')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL('/properties?location=Malindi&amenities=wifi')
  })

  impatient('do not search when one only passes by', [], async ({ page }) => {
    await open(page, '/properties?page=2')
    const before = await entries(page)
    await page.getByRole('combobox', { name: 'Where' }).focus()
    await page.getByLabel('Min').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Currency')).toBeFocused()
    await expect(page).toHaveURL('/properties?page=2')
    expect(await entries(page)).toBe(before)
  })

  impatient('add up, and the last choice of each wins', [], async ({ page }) => {
    await open(page, '/properties')
    const before = await entries(page)
    const line = await slowLine(page, DATA)
    await page.getByLabel('WiFi', { exact: true }).check()
    await page.getByLabel('Pool', { exact: true }).check()
    await page.getByLabel('Property type').selectOption('villa')
    await page.getByLabel('Property type').selectOption('apartment')
    await page.getByLabel('Sort by').selectOption('price')
    await expect(page.getByLabel('Sort by')).toHaveValue('price')
    await line.answer()
    await expect(page).toHaveURL(
      '/properties?propertyType=apartment&amenities=wifi,pool&sort=price'
    )
    await expect(page.getByLabel('WiFi', { exact: true })).toBeChecked()
    await expect(page.getByLabel('Property type')).toHaveValue('apartment')
    expect(await entries(page)).toBe(before + 1)
    await page.goBack()
    await expect(page.getByLabel('WiFi', { exact: true })).not.toBeChecked()
    await expect(page.getByLabel('Sort by')).toHaveValue('createdAt')
  })
})

impatient(
  'the search of the home page, sent twice, leads to one page',
  ['routes/home/search-form.tsx'],
  async ({ page }) => {
    await open(page, '/')
    const where = page.getByRole('combobox', { name: 'Where' })
    await where.fill('Watamu')
    await where.press('Escape')
    await page.getByRole('button', { name: /^Check-in/ }).click()
    await pickDay(page, 12)
    await pickDay(page, 14)
    const before = await entries(page)
    const line = await slowLine(page, DATA)
    const search = page.getByRole('button', { name: 'Search Properties' })
    await search.click()
    await line.asked()
    await page.getByLabel('Guests', { exact: true }).selectOption('4')
    await search.click()
    await line.asked(2)
    await line.answer()
    await expect(page).toHaveURL(
      `/properties?location=Watamu&checkIn=${day(12)}&checkOut=${day(14)}&guests=4`
    )
    expect(await entries(page)).toBe(before + 1)
  }
)

impatient(
  'trips are filtered by keyboard, with the search typed on meanwhile',
  ['routes/dashboard/trips/filter-form.tsx', 'routes/dashboard/overview/route.tsx'],
  async ({ browser, contextOptions }) => {
    const { context } = await newPersonIn(browser, contextOptions)
    const page = await context.newPage()
    await open(page, '/dashboard')
    const overview = page.locator('main').getByRole('searchbox')
    await overview.fill('mara')
    await overview.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/bookings\?search=mara/)
    const [status, search] = [page.getByLabel('Status'), page.getByLabel('Search', { exact: true })]
    await expect(search).toHaveValue('mara')

    const before = await entries(page)
    const line = await slowLine(page, DATA)
    await status.focus()
    await page.keyboard.press('ArrowDown')
    await line.asked()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(status).toHaveValue('checked-in')
    await search.focus()
    await search.press('End')
    await page.keyboard.type('lal')
    await line.answer()
    await expect(page).toHaveURL('/dashboard/bookings?search=mara&status=checked-in')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('maralal')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/bookings?search=maralal&status=checked-in')
    expect(await entries(page)).toBe(before + 2)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(search).toHaveValue('')
    await expect(status).toHaveValue('')
    await page.goBack()
    await expect(search).toHaveValue('maralal')
    await context.close()
  }
)

impatient(
  'all reviews are narrowed by keyboard, and both choices count',
  ['routes/all-reviews/narrow.tsx'],
  async ({ page }) => {
    const [{ id }] = await somePlaces(1)
    await open(page, `/properties/${id}/reviews`)
    const line = await slowLine(page, DATA)
    const [sort, stars] = [page.getByLabel('Sort by'), page.getByLabel('Stars')]
    await sort.focus()
    await page.keyboard.press('ArrowDown')
    await line.asked()
    await page.keyboard.press('ArrowDown')
    await expect(sort).toHaveValue('-rating')
    await stars.selectOption('5')
    await stars.focus()
    await line.answer()
    await expect(page).toHaveURL(`/properties/${id}/reviews?sort=-rating&rating=5`)
    await expect(stars).toBeFocused()
    await expect(sort).toHaveValue('-rating')
    await page.goBack()
    await expect(stars).toHaveValue('')
    await expect(sort).toHaveValue('createdAt')
  }
)

impatient(
  'the booking card shows the last choice, and reserves once',
  ['routes/property/booking/booking-panel.tsx', 'routes/property/booking/reserve-form.tsx'],
  async ({ browser, contextOptions }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser)
    const { context } = await newPersonIn(browser, contextOptions)
    const page = await context.newPage()
    await open(page, `/properties/${property._id}?checkIn=${day(50)}&checkOut=${day(52)}`)
    const card = await openBookingCard(page)
    const line = await slowLine(page, DATA)
    await card.getByRole('button', { name: /^Check-in/ }).click()
    await pickDay(page, 51)
    await card.getByRole('button', { name: /^Check-out/ }).click()
    await pickDay(page, 54)
    await card.getByLabel('Guests').selectOption('2')
    await card.getByLabel('Guests').selectOption('1')
    await line.answer()
    const wanted = `checkIn=${day(51)}&checkOut=${day(54)}`
    await expect(page).toHaveURL(new RegExp(`${wanted}.*guests=1`))
    await expect(card.getByText('Free for your dates.')).toBeVisible()
    await page.unrouteAll()

    const again = await slowLine(page, DATA)
    const reserve = card.getByRole('button', { name: 'Reserve' })
    await reserve.dblclick()
    await again.asked()
    await reserve.press('Enter')
    expect(again.writes()).toBe(1)
    await again.answer()
    await expect(page).toHaveURL(/\/dashboard\/bookings/)
    const mine = await context.request.get('/api/v1/bookings/my')
    const { pagination } = (await mine.json()) as { pagination: { total: number } }
    expect(pagination.total).toBe(1)
    await Promise.all([host, guest, context].map((one) => one.close()))
  }
)

test.describe('A visitor’s form is sent once, and keeps what is typed on', () => {
  impatient(
    'registering, and asking for another code',
    [
      'components/post-form.tsx',
      'routes/auth/register/registration-form.tsx',
      'routes/auth/verify/route.tsx',
      'routes/auth/verify/resend.tsx',
    ],
    async ({ page }) => {
      await open(page, '/auth/register')
      await page.getByLabel('First name').fill('Baraka')
      await page.getByLabel('Last name').fill('Mwangi')
      await page.getByLabel('Email').fill(`${unique()}@example.com`)
      await page.getByLabel('Phone number').fill('0712345678')
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
      await page.getByRole('checkbox', { name: /I agree/ }).check()
      const line = await pressAgain(page, 'Create Account')
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
      await page.unrouteAll()

      await page.getByLabel('Digit 1 of 6').focus()
      const code = await slowLine(page, DATA)
      await page.keyboard.type('000000')
      const verify = page.getByRole('button', { name: 'Verify' })
      await verify.dblclick()
      await code.asked()
      expect(code.writes()).toBe(1)
      await code.answer()
      await expect(page.getByRole('alert').or(page.locator('[aria-invalid]')).first()).toBeVisible()
    }
  )

  impatient(
    'signing in',
    ['routes/auth/login/sign-in-form.tsx', 'routes/auth/login/demo-accounts.tsx'],
    async ({ page }) => {
      await open(page, '/auth/login')
      await page.getByRole('button', { name: /guest@makao\.test/ }).click()
      const email = page.getByLabel('Email')
      await expect(email).toHaveValue('guest@makao.test')
      await page.getByLabel('Password', { exact: true }).fill('Wrong-2026')
      const line = await pressAgain(page, 'Sign in')
      expect(line.writes()).toBe(1)
      await email.fill('hosts@makao.test')
      await line.answer()
      await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
      await expect(email).toHaveValue('hosts@makao.test')
    }
  )

  impatient(
    'asking for a new password',
    ['routes/auth/forgot-password/route.tsx'],
    async ({ page }) => {
      await open(page, '/auth/forgot-password')
      await page.getByLabel('Email').fill(`${unique()}@example.com`)
      const line = await pressAgain(page, 'Send reset instructions')
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    }
  )

  impatient(
    'choosing one, with a link that is too old',
    ['routes/auth/reset-password/reset-form.tsx'],
    async ({ page }) => {
      await open(page, '/auth/reset-password/x'.padEnd(60, 'x'))
      const field = page.getByLabel('New password', { exact: true })
      if (await field.isVisible()) {
        await field.fill('Tembo-2026')
        await page.getByLabel('Confirm new password').fill('Tembo-2026')
        const line = await pressAgain(page, 'Reset password')
        expect(line.writes()).toBe(1)
        await line.answer()
      }
      await expect(page.getByRole('alert').or(page.getByRole('heading')).first()).toBeVisible()
    }
  )

  impatient(
    'writing to support: what is begun meanwhile stays, what was sent is put away',
    ['routes/contact/contact-form.tsx'],
    async ({ page }) => {
      await open(page, '/contact')
      await page.getByLabel('Full name').fill('Wanjiku Kamau')
      await page.getByLabel('Email', { exact: true }).fill('wanjiku@example.com')
      await page.getByLabel('Phone number').fill('+254712345678')
      await page.getByLabel('Subject').fill(unique())
      const message = page.getByLabel('Message')
      await message.fill('Is there a cot in the Naivasha cottage, please?')
      const line = await pressAgain(page, 'Send message')
      expect(line.writes()).toBe(1)
      await message.press('End')
      await page.keyboard.type(' And a lamp?')
      await line.answer()
      const thanks = page.getByRole('status').filter({ hasText: 'Thank you!' })
      await expect(thanks).toBeVisible()
      await expect(message).toHaveValue(/cottage, please\? And a lamp\?$/)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(message).toHaveValue('')
      await expect(page.getByText(/^0 of /)).toBeVisible()
    }
  )

  impatient(
    'asking for the newsletter',
    ['routes/newsletter/subscribe/newsletter-form.tsx'],
    async ({ page }) => {
      await open(page, '/')
      const field = page.locator('main').getByLabel('Email', { exact: false }).last()
      await field.fill(`${unique()}@example.com`)
      const line = await slowLine(page, DATA)
      await field.press('Enter')
      await line.asked()
      await field.press('Enter')
      await field.press('Enter')
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(field).toBeHidden()
    }
  )
})

test.describe('A guest’s form is sent once, and keeps what is typed on', () => {
  let guest: BrowserContext
  let page: Page

  test.beforeEach(async ({ browser, contextOptions }) => {
    ;({ context: guest } = await newPersonIn(browser, contextOptions))
    page = await guest.newPage()
  })
  test.afterEach(() => guest.close())

  impatient(
    'the profile, and what was begun in it while one looked at the password',
    ['routes/dashboard/profile/details-form.tsx', 'routes/dashboard/profile/password-form.tsx'],
    async () => {
      await open(page, '/dashboard/profile')
      const bio = page.getByLabel('Bio')
      await bio.fill('I travel light')
      const line = await pressAgain(page, 'Save changes')
      expect(line.writes()).toBe(1)
      await bio.press('End')
      await page.keyboard.type(' and late')
      await page.getByLabel('City').fill('Nanyuki')
      await line.answer()
      await expect(page.getByRole('status').filter({ hasText: /updated|saved/i })).toBeVisible()
      await expect(bio).toHaveValue('I travel light and late')
      await expect(page.getByLabel('City')).toHaveValue('Nanyuki')
      await expect(page.getByLabel('City')).toBeFocused()
      await page.unrouteAll()

      await page.getByRole('link', { name: 'Change Password' }).click()
      await page.getByLabel('Current password').fill('Wrong-2026')
      await page.getByLabel('New password', { exact: true }).fill('Tembo-2026')
      await page.getByLabel('Confirm new password').fill('Tembo-2026')
      const change = await pressAgain(page, 'Change password')
      expect(change.writes()).toBe(1)
      await change.answer()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('link', { name: 'Profile Information' }).click()
      await expect(bio).toHaveValue('I travel light and late')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Nothing has changed')).toBeVisible()
      await page.reload()
      await expect(bio).toHaveValue('I travel light and late')
      await expect(page.getByLabel('City')).toHaveValue('Nanyuki')
    }
  )

  impatient(
    'settings, whatever language the page is given meanwhile',
    ['routes/dashboard/settings/settings-form.tsx', 'layout/language-choice.tsx'],
    async () => {
      await open(page, '/dashboard/settings')
      const marketing = page.locator('[name="notifications.marketing"]')
      const phone = page.locator('[name="privacy.showPhone"]')
      const save = page.locator('main form button[type=submit]').first()
      await marketing.check()
      await page.getByRole('button', { name: 'Kiswahili' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
      await expect(page.locator('main select[name=language]')).toHaveValue('sw')
      await expect(marketing).toBeChecked()

      const line = await slowLine(page, DATA)
      await save.dblclick()
      await line.asked()
      await phone.check()
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(
        page.locator('.toast, [role=status]').filter({ visible: true }).first()
      ).toBeVisible()
      await expect(phone).toBeChecked()
      await page.reload()
      await expect(marketing).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    }
  )

  impatient(
    'two-factor sign-in is begun once, and a code sent once',
    ['routes/dashboard/two-factor/intro.tsx', 'routes/dashboard/two-factor/setup.tsx'],
    async () => {
      await open(page, '/dashboard/settings/two-factor')
      await page.getByLabel('Your password').fill(NEW_PASSWORD)
      const line = await pressAgain(page, 'Set it up')
      expect(line.writes()).toBe(1)
      await line.answer()
      await page.getByLabel('Digit 1 of 6').focus()
      await page.unrouteAll()
      await page.keyboard.type('000000')
      const code = await slowLine(page, DATA)
      await page.getByRole('button', { name: 'Turn on' }).dblclick()
      await code.asked()
      expect(code.writes()).toBe(1)
      await code.answer()
      await expect(page.getByText('Invalid verification code')).toBeVisible()
    }
  )
})

impatient(
  'a request is changed once',
  ['routes/dashboard/change-trip/route.tsx'],
  async ({ browser }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const booking = await asked(guest, property._id, 33, 35)
    const page = await guest.newPage()
    await open(page, `/dashboard/bookings/${booking}`)
    await page.getByRole('link', { name: 'Change guests or requests' }).click()
    await page.getByLabel('Children').fill('1')
    await page.getByLabel('Adults').fill('50')
    await page.getByLabel(/^What should your host know/).fill('We land at nine in the evening.')
    await page.getByLabel('Adults').fill('1')
    const line = await slowLine(page, DATA)
    await page.getByRole('button', { name: 'Save changes' }).dblclick()
    await line.asked()
    expect(line.writes()).toBe(1)
    await line.answer()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
    await expect(page.getByText('We land at nine in the evening.')).toBeVisible()
    await expect(page.getByText('2 guests, 1 of them a child')).toBeVisible()
    await Promise.all([host, guest].map((one) => one.close()))
  }
)

impatient(
  'a stay is paid for once, and called off once',
  ['routes/dashboard/pay-trip/route.tsx', 'routes/dashboard/cancel-trip/route.tsx'],
  async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser)
    const booking = await taken(host, await asked(guest, property._id, 30, 32), 'approve')
    const { cookies } = await guest.storageState()
    const context = await browser.newContext({ ...contextOptions })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await open(page, `/dashboard/bookings/${booking}/pay`)
    await page.getByLabel('What should happen?').selectOption('The PIN is wrong')
    const pay = page.getByRole('button', { name: /^Pay KES/ })
    const line = await slowLine(page, DATA)
    await pay.dblclick()
    await line.asked()
    await pay.press('Enter')
    expect(line.writes()).toBe(1)
    await line.answer()
    await expect(page.getByRole('alert')).toHaveText('The PIN was wrong. Please try again.')
    await page.unrouteAll()

    await open(page, `/dashboard/bookings/${booking}/cancel`)
    const words = page.locator('main textarea')
    await words.fill('The road is closed.')
    const off = await slowLine(page, DATA)
    await page.locator('main form button[type=submit]').dblclick()
    await off.asked()
    expect(off.writes()).toBe(1)
    await off.answer()
    await expect(page).not.toHaveURL(/\/cancel$/)
    await Promise.all([host, guest, context].map((one) => one.close()))
  }
)

impatient(
  'a review is published once, changed once, reported once and deleted once',
  [
    'routes/dashboard/review-stay/route.tsx',
    'routes/dashboard/edit-review/route.tsx',
    'routes/dashboard/confirm-step.tsx',
    'routes/report-review/route.tsx',
  ],
  async ({ browser, contextOptions }) => {
    test.slow()
    const { guest, booking } = await finishedStay(browser, contextOptions)
    const page = await guest.newPage()
    await open(page, `/dashboard/bookings/${booking}/review`)
    await fillIn(page)
    const line = await pressAgain(page, 'Publish review')
    expect(line.writes()).toBe(1)
    await line.answer()
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${booking}$`))
    await page.unrouteAll()

    await open(page, '/dashboard/reviews')
    await page.getByRole('link', { name: /^Edit your review of/ }).click()
    const text = page.getByLabel(/^Your review/)
    await text.fill('Short')
    const change = await slowLine(page, DATA)
    await text.fill('A quiet garden, and a warmer welcome than we had hoped for.')
    const save = page.getByRole('button', { name: 'Save changes' })
    await save.dblclick()
    await change.asked()
    expect(change.writes()).toBe(1)
    await change.answer()
    await expect(page).toHaveURL(/\/dashboard\/reviews$/)
    await page.unrouteAll()

    const mine = await guest.request.get('/api/v1/reviews/my-reviews')
    const { data: written } = (await mine.json()) as { data: { _id: number }[] }
    const { context: reader } = await newPersonIn(browser, contextOptions)
    const other = await reader.newPage()
    await open(other, `/reviews/${written[0]?._id}/report`)
    await other.getByLabel('What is wrong with it?').fill('It is about another place.')
    const report = await pressAgain(other, 'Report review')
    expect(report.writes()).toBe(1)
    await report.answer()
    await expect(other).toHaveURL(/\/reviews$/)
    await reader.close()

    await page.getByRole('link', { name: /^Delete your review of/ }).click()
    await expect(page.getByRole('heading', { name: 'Delete this review?' })).toBeVisible()
    const gone = await slowLine(page, DATA)
    await page.getByRole('button', { name: 'Delete', exact: true }).dblclick()
    await gone.asked()
    expect(gone.writes()).toBe(1)
    await gone.answer()
    await expect(page).toHaveURL(/\/dashboard\/reviews$/)
    await guest.close()
  }
)

/** Without an impatient journey: nothing is typed there, or what `PostForm` does for the others is all they need. */
const PATIENT = [
  'components/favourites/mark-form.tsx', // one button; favourites.spec.ts taps it in a hurry
  'layout/account-menu.tsx', // one button
  'routes/dashboard/end-session/route.tsx', // one password
  'routes/dashboard/profile/avatar-field.tsx', // one file
  'routes/dashboard/two-factor/turn-off.tsx', // a password and a code
  'routes/host/route.tsx', // one button
  'routes/newsletter/follow/route.tsx', // one button
]

test('every form of the storefront has an impatient journey', () => {
  const forms = modulesWith(HOME, /<(Form|form|PostForm)\b/)
  expect(forms).toEqual([...covered, ...PATIENT].sort())
})
