import type { BrowserContext, Page } from '@playwright/test'
import { atFrontDoor, says } from '../support/failing.ts'
import { somePlaces } from '../support/favourites.ts'
import { expect, formError, hydrated, test } from '../support/journey.ts'
import { lookHere } from '../support/look.ts'
import { NEW_PASSWORD, newPersonIn } from '../support/people.ts'
import { pictures } from '../support/pictures.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

/* What a guest reads in their dashboard when a call to the API fails. */

const at = atFrontDoor()
const { open } = at

const LISTS = [
  {
    link: 'Wishlist',
    call: /^GET \/wishlist\?/,
    text: 'Failed to load wishlist',
    then: 'Your wishlist is empty',
  },
  {
    link: 'My Trips',
    call: /^GET \/bookings\/my/,
    text: 'Failed to load bookings',
    then: 'No bookings found',
  },
  {
    link: 'My Reviews',
    call: /^GET \/reviews\/my-reviews/,
    text: 'Failed to load reviews',
    then: 'No reviews yet',
  },
]

test.describe('In the dashboard', () => {
  let context: BrowserContext
  let page: Page

  test.beforeEach(async ({ browser }) => {
    const guest = await newPersonIn(browser)
    context = guest.context
    page = await context.newPage()
  })
  test.afterEach(() => context.close())

  test('the overview and each list say what they could not load, and try again', async () => {
    // A page that is live reads itself again as soon as its stream opens, before anybody clicks.
    await page.route('**/api/v1/live', () => {})
    at.door.fail(/^GET \/(users\/guest\/dashboard|bookings\/recent)/)
    await open(page, '/dashboard')
    await says(page, 'Your figures could not be loaded. Please try again later.')
    await says(page, 'Failed to load bookings')
    await lookHere(page)
    at.door.mend()
    await page.reload()
    await says(page, 'No recent activity')
    await says(page, 'Total Spent')
    await hydrated(page)

    const menu = page.getByRole('navigation', { name: 'Your dashboard' })
    for (const { link, call, text, then } of LISTS) {
      await test.step(link, async () => {
        at.door.fail(call)
        await menu.getByRole('link', { name: link, exact: true }).click()
        await says(page, text)
        if (link === 'Wishlist' || link === 'My Trips') await lookHere(page)
        at.door.mend()
        await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
        await says(page, then)
      })
    }

    at.door.fail(/^GET \/helping$/)
    await open(page, '/dashboard/helping')
    await says(page, 'Where you help could not be loaded')
    at.door.mend()
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
    await says(page, 'You help nowhere yet')
  })

  test('a page that fails, or is not there, leaves the menu, which leads on', async () => {
    const missing = await context.request.get(`${at.door.url}/dashboard/bookings/999999999`)
    expect(missing.status()).toBe(404)
    const html = await missing.text()
    expect(html).toContain('aria-label="Your dashboard"')
    expect(html).toContain('</h1>')

    at.door.fail(/^GET \/settings/)
    const answer = await open(page, '/dashboard/settings')
    expect(answer?.status()).toBe(500)
    await says(page, 'Something went wrong on our side')
    const menu = page.getByRole('navigation', { name: 'Your dashboard' })
    await expect(menu).toBeVisible()
    await lookHere(page)
    await menu.getByRole('link', { name: 'Wishlist' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible()

    await page.goBack()
    await says(page, 'Something went wrong on our side')
    await expect(menu).toBeVisible()
    at.door.mend()
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  test('a heart that cannot be kept leaves its page, and who stays signed in is told', async () => {
    const [place] = await somePlaces(1)
    await open(page, `/properties/${place.id}`)
    at.door.fail(/^GET \/auth\/me/)
    await page.getByRole('button', { name: `Save ${place.title} to your wishlist` }).click()
    await says(page, 'Failed to update wishlist')
    await expect(page).toHaveURL(new RegExp(`/properties/${place.id}$`))
    at.door.mend()

    at.door.answer(/^POST \/auth\/logout/, { status: 429, body: {} })
    await signOut(page)
    await says(page, 'You are still signed in. Please sign out again.')
    at.door.mend()
    at.door.fail(/^POST \/auth\/logout/)
    await signOut(page)
    await says(page, 'It is not known whether you are signed out.')
    at.door.mend()
    await signOut(page)
    await says(page, 'Logged out successfully')
  })

  test('a profile that cannot be kept says so, with what was typed', async () => {
    at.door.fail(/^PUT \/auth\/updatedetails/)
    await open(page, '/dashboard/profile')
    await page.getByLabel('Bio').fill('I travel light.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await says(page, 'Failed to update profile')
    await expect(page.getByLabel('Bio')).toHaveValue('I travel light.')
    await lookHere(page)

    const message = 'Server error. Please try again later.'
    at.door.answer(/^GET \/auth\/me/, { status: 500, body: { message } })
    await page.getByLabel('Bio').fill('I travel light and late.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(formError(page, message)).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveValue('I travel light and late.')
    at.door.mend()
    await page.route('**/dashboard/profile.data*', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' })
    )
    await page.getByLabel('Bio').fill('I travel light, late and far.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.locator('main p:focus')).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveValue('I travel light, late and far.')
    await page.unrouteAll()
    at.door.answer(/^POST \/auth\/uploadavatar/, { status: 422, body: {} })
    at.door.fail(/^PUT \/auth\/updatepassword/)

    await page.getByLabel('Change picture').setInputFiles(pictures(1))
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await says(page, 'Failed to upload avatar')

    await open(page, '/dashboard/profile?tab=password')
    await page.getByLabel('Current password').fill(NEW_PASSWORD)
    await page.getByLabel('New password', { exact: true }).fill('Tembo-2026')
    await page.getByLabel('Confirm new password').fill('Tembo-2026')
    await page.getByRole('button', { name: 'Change password' }).click()
    await says(page, 'Failed to change password')
    await lookHere(page)
  })

  test('a code that could not be tried stands in its field, beside what to scan', async () => {
    at.door.fail(/^PUT \/settings\/two-factor/)
    await open(page, '/dashboard/settings/two-factor')
    await page.getByLabel('Your password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Set it up' }).click()
    const code = page.getByRole('textbox', { name: 'Code from your authenticator app' })
    await code.fill('123456')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.locator('main p:focus')).toBeVisible()
    await expect(code).toHaveValue('123456')
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    at.door.mend()
    const message = 'Back in a moment.'
    at.door.answer(/^GET \/auth\/me/, { status: 500, body: { message } })
    await page.getByRole('button', { name: 'Turn on' }).click()
    await says(page, message)
    await expect(code).toHaveValue('123456')
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    at.door.mend()
    await page.getByRole('button', { name: 'Turn on' }).click()
    await says(page, 'Invalid verification code. Please try again.')
    await expect(code).toHaveValue('')
  })

  test('settings that cannot be kept say so, and sessions may be missing', async () => {
    at.door.fail(/^PUT \/settings/)
    at.door.fail(/^GET \/sessions/)
    await open(page, '/dashboard/settings')
    await says(page, 'Your sessions could not be loaded. Please try again later.')
    await page.getByRole('switch', { name: 'Show phone' }).check()
    await page.getByRole('button', { name: 'Save All Settings' }).click()
    await says(page, 'Failed to save settings')
    await expect(page.getByRole('switch', { name: 'Show phone' })).toBeChecked()
    await lookHere(page)
  })
})

test('a trip that cannot be cancelled stays, with the reason that was typed', async ({
  browser,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser)
  const trip = await asked(guest, property._id, 30, 32)
  at.door.fail(/^PUT \/bookings\/\d+\/cancel/)
  const page = await guest.newPage()
  await open(page, `/dashboard/bookings/${trip}/cancel`)
  await page.getByRole('textbox').fill('Our plans have changed.')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await says(page, 'Failed to cancel booking')
  await expect(page.getByRole('textbox')).toHaveValue('Our plans have changed.')
  await lookHere(page)
  await host.close()
  await guest.close()
})

test('a payment that cannot be begun is begun again by its guest alone', async ({ browser }) => {
  const { host, guest, property } = await newHostAndGuest(browser)
  const trip = await taken(host, await asked(guest, property._id, 30, 32), 'approve')
  const page = await guest.newPage()
  await open(page, `/dashboard/bookings/${trip}/pay`)
  at.door.stumble(/^POST \/bookings\/\d+\/payment$/, 1)
  await page.getByRole('button', { name: /^Pay KES/ }).click()
  await expect(formError(page, 'The payment did not go through.')).toBeVisible()
  await lookHere(page)
  await page.getByRole('button', { name: /^Pay KES/ }).click()
  await says(page, 'Thank you! Your receipt is here.')
  await host.close()
  await guest.close()
})

async function signOut(page: Page) {
  await open(page, '/')
  await page.locator('header details summary').first().click()
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click()
}
