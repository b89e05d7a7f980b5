import { day } from '../support/dates.ts'
import { expect, open, openBookingCard, people, test } from '../support/journey.ts'
import { letterTo } from '../support/letters.ts'
import { look } from '../support/look.ts'
import { nightPasses } from '../support/stays.ts'
import { freeProperty, signedIn } from '../support/world.ts'

/**
 * The main job: a newcomer signs up, finds a place and reserves it; the host approves, checks in and out;
 * the guest reviews; everybody reads the review.
 */
test(
  'from sign-up to review',
  { tag: '@phone' },
  async ({ page, browser, context, contextOptions }) => {
    test.setTimeout(180_000)
    const email = 'wanjiku@example.com'
    const stay = await freeProperty(people.host.email, 0, 1)
    const place = `/properties/${stay.id}?checkIn=${day(0)}&checkOut=${day(1)}&guests=1`

    await test.step('a visitor finds the place and is asked to sign in', async () => {
      await open(page, place)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(stay.title)
      const card = await openBookingCard(page)
      await card.getByRole('button', { name: 'Reserve' }).click()
      const dialog = page.getByRole('dialog', { name: 'Ready to book?' })
      await expect(dialog).toBeVisible()
      await look(page)
      await dialog.getByRole('link', { name: 'Sign up' }).click()
      await expect(page).toHaveURL(/\/auth\/register/)
    })

    await test.step('signs up and proves the address with the code from the mailbox', async () => {
      await page.getByLabel('First name').fill('Wanjiku')
      await page.getByLabel('Last name').fill('Maina')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Phone number').fill('0712345678')
      await page.getByLabel('Password', { exact: true }).fill('Twiga-7-Nyota')
      await page.getByLabel('Confirm password').fill('Twiga-7-Nyota')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()

      const letter = await letterTo(context.request, { to: email, subject: /\d{6}/ })
      const code = /\b\d{6}\b/.exec(letter)?.[0] ?? 'no code'
      await page.getByRole('textbox', { name: 'Verification code' }).click()
      await page.keyboard.type(code)
      await page.getByRole('button', { name: 'Verify Email' }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    })

    await test.step('reserves at the price that was shown', async () => {
      await open(page, place)
      const card = await openBookingCard(page)
      await expect(card.getByText("You won't be charged yet")).toBeVisible()
      await card.getByRole('button', { name: 'Reserve' }).click()
      await expect(page).toHaveURL(/\/dashboard\/bookings/)
      await expect(
        page.getByText('Booking created successfully!').filter({ visible: true }).first()
      ).toBeVisible()
      await expect(page.getByText(stay.title).first()).toBeVisible()
    })

    const host = await signedIn(browser, people.host.email, contextOptions)
    const desk = await host.newPage()
    const move = async (action: string, confirm: string, done: string) => {
      await desk.getByRole('button', { name: action }).filter({ visible: true }).first().click()
      const dialog = desk
        .getByRole('dialog')
        .filter({ has: desk.getByRole('button', { name: confirm }) })
      await dialog.getByRole('button', { name: confirm }).click()
      await expect(desk.getByText(done).first()).toBeVisible()
    }

    await test.step('the host approves, checks in and checks out', async () => {
      await desk.goto('/dashboard/bookings?search=Wanjiku')
      await move('Approve', 'Approve booking', 'Booking approved successfully!')
      await move('Check In', 'Check in guest', 'Guest checked in successfully!')
      await move('Check Out', 'Check out guest', 'Guest checked out successfully!')
      await host.close()
      await nightPasses()
    })

    await test.step('the guest writes a review, with stars by keyboard', async () => {
      await page.goto('/dashboard/bookings?when=past')
      await page.locator('main a[href$="/review"]').filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/review$/)
      await expect(page.getByRole('heading', { name: 'How was your stay?' })).toBeVisible()
      const groups = page.getByRole('radiogroup')
      await expect(groups).toHaveCount(7)
      for (const group of await groups.all()) {
        await group.getByRole('radio', { name: '4 stars' }).focus()
        await page.keyboard.press('ArrowRight')
        await expect(group.getByRole('radio', { name: '5 stars' })).toBeChecked()
      }
      await page.getByLabel('Title').fill('Slept like a child')
      await page
        .getByLabel('Your review')
        .fill('The lamps were on when we came, and the bed was as good as the view.')
      await look(page)
      await page.getByRole('button', { name: 'Publish review' }).click()
      await expect(
        page.getByText('Thank you! Your review is published.').filter({ visible: true })
      ).toBeVisible()
    })

    await test.step('and everybody reads it', async () => {
      await page.goto(`/properties/${stay.id}`)
      await expect(page.getByText('Slept like a child')).toBeVisible()
    })
  }
)
