import type { Page } from '@playwright/test'
import { expect, formError, open, people, said, test } from '../support/journey.ts'
import { fromOurPages, known, unlist } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { newPersonIn } from '../support/people.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'

/* Two people change the same thing at once, or one of them in two windows. Nobody’s change is lost without a word. */

const PRICE = 'Price per night'

async function editing(page: Page, property: number) {
  await page.goto(`/dashboard/properties/${property}/edit`)
  const dialog = page.getByRole('dialog', { name: 'Edit property' })
  await expect(dialog.getByLabel('Title', { exact: true })).not.toHaveValue('')
  return {
    dialog,
    field: (name: string) =>
      dialog.locator('input, textarea').and(dialog.getByLabel(name, { exact: true })),
    save: () => dialog.getByRole('button', { name: 'Save changes' }).click(),
  }
}

test('what only somebody else has changed meanwhile stays; what both have changed is shown twice in the words of the form, and the host chooses', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const admin = await signedIn(browser, people.admin.email)
  const change = async (data: object) => {
    const path = `/api/v1/properties/${property._id}`
    const changed = await admin.request.put(path, { headers: fromOurPages, data })
    expect(changed.ok(), await changed.text()).toBe(true)
  }
  const here = await host.newPage()
  const first = await editing(here, property._id)
  await change({ price: 6000, description: 'With a new roof of palm leaves.' })
  await first.field('Title').fill(`${property.title} by the creek`)
  await first.save()
  await said(here, 'Property updated successfully!')
  await expect(first.dialog).toBeHidden()
  expect(await known(host, property._id)).toMatchObject({
    title: `${property.title} by the creek`,
    price: 6000,
    description: 'With a new roof of palm leaves.',
  })

  const mine = await editing(here, property._id)
  /* Typed before: what nobody has typed over shows theirs at once. */
  await mine.field(PRICE).fill('7777')
  await mine.field('Area').fill('Mnarani hill')
  await mine.field('Wheelchair Accessible').check()
  await change({ price: 8888, amenities: ['pool'] })
  await mine.save()
  const conflict = mine.dialog.getByRole('alert')
  await expect(conflict).toContainText('Somebody else has changed this meanwhile')
  await expect(conflict).toContainText('Yours: 7777')
  await expect(conflict).toContainText('Theirs: 8888')
  await expect(conflict).toContainText(/Yours: .*Wheelchair Accessible/)
  await expect(conflict).toContainText(/Theirs: .*Pool/)
  await expect(mine.field(PRICE)).toHaveValue('7777')
  await look(here)
  expect(await known(host, property._id)).toMatchObject({ price: 8888 })

  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(mine.field(PRICE)).toHaveValue('8888')
  await expect(mine.field('Area')).toHaveValue('Mnarani hill')
  await expect(conflict).toHaveCount(0)

  await mine.field(PRICE).fill('7000')
  await change({ price: 9999 })
  await mine.save()
  await expect(conflict).toContainText('Theirs: 9999')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await said(here, 'Property updated successfully!')
  await expect(mine.dialog).toBeHidden()
  expect(await known(host, property._id)).toMatchObject({
    price: 7000,
    address: { area: 'Mnarani hill' },
  })
  await unlist(host, [property])
  await Promise.all([host, guest, admin].map((one) => one.close()))
})

test('a price typed into a form is not written into another currency', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const page = await host.newPage()
  const form = await editing(page, property._id)
  await form.field(PRICE).fill('7777')
  const path = `/api/v1/properties/${property._id}`
  const change = (currency: string) =>
    host.request.put(path, { headers: fromOurPages, data: { currency } })
  await change('USD')
  await form.save()
  const conflict = form.dialog.getByRole('alert')
  await expect(conflict).toContainText('Yours: 7777')
  await expect(conflict).toContainText('Theirs: USD')
  await look(page)
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await said(page, 'Property updated successfully!')
  expect(await known(host, property._id)).toMatchObject({ price: 7777, currency: 'KES' })

  await page.goto(`/dashboard/properties/${property._id}/prices`)
  const prices = page.getByRole('dialog', { name: 'Prices by date and fees' })
  await prices.getByLabel('Cleaning, once per stay (KES)').fill('1500')
  await change('USD')
  await prices.getByRole('button', { name: 'Save prices' }).click()
  await expect(prices.getByRole('alert')).toContainText(
    'Somebody has changed the currency to USD meanwhile. What you typed is in KES and was not saved'
  )
  await look(page)
  expect(await known(host, property._id)).not.toHaveProperty('prices.cleaningFee', 1500)
  await unlist(host, [property])
  await Promise.all([host, guest].map((one) => one.close()))
})

test('a price typed in the list is not written over another one, nor into another currency', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const page = await host.newPage()
  await page.goto(`/dashboard/properties?search=${encodeURIComponent(property.title)}`)
  await page.getByRole('button', { name: /^KES.6,500, change the price/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the price' })
  await dialog.getByLabel('Price per night (KES)').fill('7777')
  const changed = await host.request.put(`/api/v1/properties/${property._id}`, {
    headers: fromOurPages,
    data: { currency: 'USD' },
  })
  expect(changed.ok()).toBe(true)
  const save = dialog.getByRole('button', { name: 'Save price' })
  await save.click()
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('Yours: KES 7777')
  await expect(conflict).toContainText('Theirs: USD 6500')
  await look(page)
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await dialog.getByLabel('Price per night (USD)').fill('60')
  await save.click()
  await said(page, 'Property updated successfully!')
  expect(await known(host, property._id)).toMatchObject({ price: 60, currency: 'USD' })
  await unlist(host, [property])
  await Promise.all([host, guest].map((one) => one.close()))
})

test('a note that is being written stays, though somebody lets the guest out meanwhile', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const stay = await taken(host, await asked(guest, property._id, 0, 1), 'approve', 'checkin')
  const page = await host.newPage()
  const stream = page.waitForResponse('**/api/v1/live')
  await page.goto(`/dashboard/bookings/${stay}`)
  await stream
  const drawer = page.getByRole('dialog', { name: `Booking ${stay}` })
  await drawer.getByRole('button', { name: 'Add notes' }).click()
  await drawer.getByLabel('Host Notes').fill('The key is with Mama Zawadi.')
  const out = await host.request.put(`/api/v1/bookings/${stay}/checkout`, {
    headers: fromOurPages,
    data: {},
  })
  expect(out.ok()).toBe(true)
  await expect(drawer.getByText('Checked out', { exact: true }).first()).toBeVisible()
  await expect(drawer.getByLabel('Host Notes')).toHaveValue('The key is with Mama Zawadi.')
  await Promise.all([host, guest].map((one) => one.close()))
})

test('Escape and Back ask about what was typed, and about nothing else', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const page = await host.newPage()
  let questions = 0
  let answer = false
  page.on('dialog', (dialog) => {
    questions += 1
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  await page.goto(`/dashboard/properties?search=${encodeURIComponent(property.title)}`)
  const edit = page.getByRole('link', { name: `Edit ${property.title}` })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit property' })
  const title = dialog.getByLabel('Title', { exact: true })
  await expect(title).toHaveValue(property.title)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(questions).toBe(0)

  await edit.click()
  await title.fill('Half a title')
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('Half a title')
  expect(questions).toBe(1)
  await page.goBack()
  await expect(title).toHaveValue('Half a title')
  await expect(page).toHaveURL(/\/edit/)
  expect(questions).toBe(2)
  answer = true
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(questions).toBe(3)

  answer = false
  questions = 0
  await page.goto('/dashboard/profile')
  await page.getByLabel('Bio').fill('I keep bees.')
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click()
  await expect.poll(() => questions).toBe(1)
  await expect(page).toHaveURL(/\/dashboard\/profile/)
  answer = true
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click()
  await expect(page).toHaveURL(/calendar/)
  await unlist(host, [property])
  await Promise.all([host, guest].map((one) => one.close()))
})

test('a co-host agrees to no party that has changed since, and keeps the words to the guest', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  const { person, context } = await newPersonIn(browser, contextOptions)
  const invited = await host.request.post(`/api/v1/properties/${property._id}/helpers`, {
    headers: fromOurPages,
    data: { email: person.email, manage: true },
  })
  const { data: invitation } = (await invited.json()) as { data: { _id: number } }
  const accepted = await context.request.put(`/api/v1/helping/${invitation._id}/accept`, {
    headers: fromOurPages,
  })
  expect(accepted.status()).toBe(200)
  const request = await asked(guest, property._id, 20, 22)
  const page = await context.newPage()
  await open(page, `/dashboard/helping/requests/${request}/approve`)
  await expect(page.getByText('2 adults')).toBeVisible()
  await page.getByLabel('Notes (optional)').fill('A bed for each of you')

  const changed = await guest.request.put(`/api/v1/bookings/${request}`, {
    headers: fromOurPages,
    data: { guests: { adults: 1 } },
  })
  expect(changed.status()).toBe(200)
  await page.getByRole('button', { name: 'Approve request' }).click()
  await expect(formError(page, 'This request was changed meanwhile')).toBeVisible()
  await expect(page.getByText('1 adult', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('A bed for each of you')
  await look(page)
  await page.getByRole('button', { name: 'Approve request' }).click()
  await said(page, 'The request is approved')

  const other = await asked(guest, property._id, 30, 32)
  await open(page, `/dashboard/helping/requests/${other}/approve`)
  await page.getByLabel('Notes (optional)').fill('A bed for each of you')
  const withdrawn = await guest.request.put(`/api/v1/bookings/${other}/cancel`, {
    headers: fromOurPages,
    data: {},
  })
  expect(withdrawn.status()).toBe(200)
  await page.getByRole('button', { name: 'Approve request' }).click()
  await said(page, 'That is no longer possible: this stay does not wait for it any more.')
  await expect(page).toHaveURL(/\/dashboard\/helping\?status=pending$/)
  await unlist(host, [property])
  await Promise.all([host, guest, context].map((one) => one.close()))
})

for (const scripts of [true, false]) {
  test(`a guest’s profile keeps what support has corrected meanwhile, with${scripts ? '' : 'out'} scripts`, async ({
    browser,
    contextOptions,
  }) => {
    const { person, context } = await newPersonIn(browser, {
      ...contextOptions,
      javaScriptEnabled: scripts,
    })
    const admin = await signedIn(browser, people.admin.email)
    const me = async () => {
      const answer = await context.request.get('/api/v1/auth/me')
      const { data } = await answer.json()
      return data
    }
    const { _id: id } = await me()
    const correct = async (data: object) => {
      const path = `/api/v1/users/${id}`
      const corrected = await admin.request.put(path, { headers: fromOurPages, data })
      expect(corrected.ok()).toBe(true)
    }
    const page = await context.newPage()
    await (scripts ? open(page, '/dashboard/profile') : page.goto('/dashboard/profile'))
    await correct({ lastName: 'Corrected', phone: '+254722000222', address: { city: 'Kilifi' } })

    await page.getByLabel('Bio').fill('I travel light.')
    await page.getByLabel('Street').fill('Moi Avenue 4')
    await page.getByLabel('First name').fill(' ')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await said(page, 'First name is required')
    await correct({ address: { country: 'Kenya' } })
    await page.getByLabel('First name').fill(person.firstName)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await said(page, 'Profile updated successfully!')
    expect(await me()).toMatchObject({
      firstName: person.firstName,
      lastName: 'Corrected',
      phone: '+254722000222',
      bio: 'I travel light.',
      address: { street: 'Moi Avenue 4', city: 'Kilifi', country: 'Kenya' },
    })
    await context.close()
  })
}
