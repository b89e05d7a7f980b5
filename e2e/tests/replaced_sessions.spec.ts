import { day } from '../support/dates.ts'
import { expect, open, openBookingCard, openTyping, said, test } from '../support/journey.ts'
import { unlist } from '../support/listings.ts'
import { lookHere } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { reviewed } from '../support/review_photos.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'

/* Somebody else signs in where a window is open. Nothing is shown or done in the wrong name, and what was typed stays. */

test('a window whose session another one has replaced shows the other person, and keeps what was being typed', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property, person } = await newHostAndGuest(browser, contextOptions)
  const other = await newHostAndGuest(browser, contextOptions)
  const [idle, typing] = [await host.newPage(), await host.newPage()]
  await idle.goto('/dashboard/bookings')
  await expect(idle.getByText('No bookings found')).toBeVisible()
  await typing.goto('/dashboard/profile')
  await typing.getByLabel('First name').fill('Typed before')
  const asking = await host.newPage()
  await asking.goto('/dashboard/settings')
  await asking.getByRole('button', { name: 'Turn on', exact: true }).click()
  const dialog = asking.getByRole('dialog', { name: 'Two-factor sign-in' })
  await dialog.getByLabel('Your password').fill('Typed before')

  await host.addCookies(await other.host.cookies())
  await idle.getByRole('link', { name: 'Reviews' }).click()
  await said(idle, 'Somebody else has signed in in this browser. You now see')
  await expect(idle.getByText(other.person.email).first()).toBeAttached()

  await typing.getByRole('button', { name: 'Save changes' }).first().click()
  await said(typing, 'nothing more can be saved here')
  await expect(typing.getByLabel('First name')).toHaveValue('Typed before')
  await dialog.getByRole('button', { name: 'Set it up' }).click()
  await expect(dialog.getByText('nothing more can be saved here')).toBeVisible()
  await expect(dialog.getByLabel('Your password')).toHaveValue('Typed before')
  await expect(async () => {
    await asking.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Go on' })).toBeFocused({ timeout: 200 })
  }).toPass()
  await lookHere(asking)
  await asking.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(asking.getByRole('alert').getByRole('button', { name: 'Go on' })).toBeVisible()

  await typing.getByRole('button', { name: 'Go on' }).click()
  await expect(typing.getByLabel('First name')).toHaveValue(other.person.firstName)
  await expect(typing.getByText(other.person.email).first()).toBeAttached()
  await expect(typing.getByText(person.email)).toHaveCount(0)
  await unlist(other.host, [property, other.property])
  await Promise.all([host, guest, other.host, other.guest].map((one) => one.close()))
})

test('a guest’s page whose session somebody else has replaced becomes theirs, and sends nothing that was typed, also before scripts ran', async ({
  browser,
  contextOptions,
}) => {
  const first = await newHostAndGuest(browser, contextOptions)
  const second = await newHostAndGuest(browser, contextOptions)
  const [idle, typing] = [await first.guest.newPage(), await first.guest.newPage()]
  await open(idle, '/dashboard')
  await openTyping(typing, '/dashboard/profile', () =>
    typing.getByLabel('First name').fill('Typed before')
  )
  const personIn = async (context: typeof first.guest) => {
    const answer = await context.request.get('/api/v1/auth/me')
    const { data } = await answer.json()
    return data as { email: string; firstName: string }
  }
  const other = await personIn(second.guest)

  await first.guest.addCookies(await second.guest.cookies())
  const reloaded = idle.waitForEvent('load')
  for (const page of [idle, typing]) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await reloaded
  await said(typing, 'Somebody else has signed in in another tab')
  await typing.getByRole('button', { name: 'Save' }).first().click()
  await expect(typing.getByLabel('First name')).toHaveValue('Typed before')
  expect(await personIn(first.guest)).toMatchObject(other)
  await unlist(first.host, [first.property])
  await unlist(second.host, [second.property])
  await Promise.all([first, second].flatMap(({ host, guest }) => [host.close(), guest.close()]))
})

test('nothing is reserved or reported in the name of somebody who has signed in in another tab since', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const other = await newPersonIn(browser)
  const stay = await asked(guest, property._id, 0, 1)
  await taken(host, stay, 'approve', 'checkin', 'checkout')
  const { id: review } = await reviewed(guest, stay, property._id)
  const { context } = await newPersonIn(browser, contextOptions)
  const [reserving, reporting] = [await context.newPage(), await context.newPage()]
  const dates = new URLSearchParams({ checkIn: day(30), checkOut: day(32), guests: '1' })
  await open(reserving, `/properties/${property._id}?${dates}`)
  const card = await openBookingCard(reserving)
  await expect(card.locator('input[name=viewer]')).toBeAttached()
  await open(reporting, `/reviews/${review}/report`)
  await reporting.getByRole('textbox').fill('This was another house.')

  await context.addCookies(await other.context.cookies())
  await card.getByRole('button', { name: 'Reserve' }).click()
  await said(reserving, 'Somebody else has signed in in this browser meanwhile.')
  await reporting.getByRole('button', { name: 'Report review' }).click()
  await said(reporting, 'Somebody else has signed in in this browser meanwhile.')
  await expect(reporting.getByRole('textbox')).toHaveValue('This was another house.')
  const trips = await context.request.get('/api/v1/bookings/my')
  expect(((await trips.json()) as { data: unknown[] }).data).toEqual([])
  await Promise.all([host, guest, other.context, context].map((one) => one.close()))
})
