import { goTo } from '../support/desk.ts'
import { expect, open, people, test } from '../support/journey.ts'
import { listed, titled } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { newPerson, NEW_PASSWORD } from '../support/people.ts'
import { newHostAndGuest } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'

test.describe('Listings at the desk', () => {
  test('somebody else’s can be neither looked after nor edited', async ({
    browser,
    contextOptions,
  }) => {
    const other = await signedIn(browser, newPerson('host').email, contextOptions, NEW_PASSWORD)
    const { _id: id } = await listed(other, { isActive: 'true' })
    const host = await signedIn(browser, people.host.email, contextOptions)
    const page = await host.newPage()
    for (const path of [`/dashboard/properties/${id}`, `/dashboard/properties/${id}/edit`]) {
      await page.goto(path)
      const dialog = page.getByRole('dialog', { name: 'Access Denied' })
      await expect(dialog).toContainText("You don't have permission to access this page.")
      await expect(dialog.getByRole('textbox')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Go Back' }).click()
      await expect(dialog).toBeHidden()
    }
    await other.close()
    await host.close()
  })

  test('without a price one is shown to its host alone; the first price offers to activate it', async ({
    browser,
    contextOptions,
  }) => {
    const host = await signedIn(browser, newPerson('host').email, contextOptions, NEW_PASSWORD)
    const { _id: id, title } = await listed(host, { price: '0' })
    const page = await host.newPage()
    await open(page, `/properties/${id}`)
    await expect(page.getByRole('heading', { name: 'Only you see this' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reserve' })).toHaveCount(0)
    await look(page)
    await page.getByRole('link', { name: 'Edit the listing' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit property' })).toBeVisible()

    await page.goto(`/dashboard/properties/${id}`)
    const details = page.getByRole('dialog').first()
    await expect(details.getByText('Set a price above 0 first')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Activate' })).toHaveCount(0)
    await details.getByRole('button', { name: /change the price/ }).click()
    const price = page.getByRole('dialog', { name: 'Change the price' })
    await price.getByLabel(/Price per night/).fill('4500')
    await price.getByRole('button', { name: 'Save price' }).click()
    await expect(page.getByText(/The listing is inactive: guests do not see it yet/)).toBeVisible()
    const activate = page.getByRole('dialog', { name: 'Activate this property?' })
    await activate.getByRole('button', { name: 'Activate property' }).click()
    await expect(page.getByText('Property activated successfully!')).toBeVisible()

    await details.getByRole('button', { name: 'Copy listing' }).click()
    await expect(page.getByText(/^Listing copied/)).toBeVisible()
    const copy = page.getByRole('dialog', { name: 'Edit property' })
    await expect(copy.getByLabel('Title', { exact: true })).toHaveValue(`${title} (copy)`)
    await expect(copy.locator('img[src*="/uploads/"]').first()).toBeVisible()

    await open(page, `/properties/${id}`)
    await expect(page.getByRole('heading', { name: 'This is your own place' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Reserve|Choose dates)$/ })).toHaveCount(0)
    await look(page)
    await page.getByRole('link', { name: 'Open its calendar' }).click()
    await expect(page).toHaveURL('/dashboard/calendar')
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await host.close()
  })
})

test('an admin hands a listing over to another host', async ({ browser, contextOptions }) => {
  const host = await signedIn(browser, newPerson('host').email, contextOptions, NEW_PASSWORD)
  const { _id: id, title } = await listed(host, { isActive: 'true' })
  const admin = await signedIn(browser, people.admin.email, contextOptions)
  const page = await admin.newPage()
  await page.goto(`/dashboard/properties/${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over this property?' })
  await dialog.getByLabel('Search hosts by name or e-mail').fill(people.host.email)
  const choice = dialog.getByRole('combobox', { name: 'New host' })
  await expect(choice.getByRole('option')).toHaveCount(2)
  await choice.selectOption({ index: 1 })
  const chosen = await choice.inputValue()
  const found = page.waitForResponse(/\/users\?.*nobody/)
  await dialog.getByLabel('Search hosts by name or e-mail').fill('nobody of this name')
  await found
  await expect(choice).toHaveAttribute('aria-busy', 'false')
  await expect(choice).toHaveValue(chosen)
  await look(page)
  await dialog.getByRole('button', { name: 'Hand over property' }).click()
  await expect(page.getByText('Property handed over successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()

  const heir = await signedIn(browser, people.host.email, contextOptions)
  expect(await titled(heir, title)).toHaveLength(1)
  await heir.close()
  await admin.close()
  await host.close()
})

test('of a person one comes to their listings, bookings, reviews and what they did, and any booking is found by a name', async ({
  browser,
  contextOptions,
}) => {
  const { host, guest, property, person } = await newHostAndGuest(browser, contextOptions)
  const me = await host.request.get('/api/v1/auth/me')
  const { data } = await me.json()
  const admin = await signedIn(browser, people.admin.email, contextOptions)
  const page = await admin.newPage()
  const follow = (name: string) =>
    page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
  await page.goto(`/dashboard/users/${data._id}`)
  await follow('Their listings')
  await expect(page.getByText('1 property', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: property.title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Host: user ${data._id}` }).click()
  await expect(page).not.toHaveURL(/host=/)
  await page.goBack()
  await page.goBack()
  await follow('Their bookings')
  const search = page.locator('main').getByRole('searchbox')
  await expect(search).toHaveValue(person.email)
  await search.fill('Njeri')
  await expect(page).toHaveURL(/Njeri/)
  await expect(page.getByText('Njeri Kariuki').first()).toBeVisible()
  await page.goBack()
  await follow('Their reviews')
  await expect(page).toHaveURL(new RegExp(`author=${data._id}`))
  await expect(page.getByText('No reviews found')).toBeVisible()
  await page.goBack()
  await follow('What they did')
  await expect(page.getByText('Property listed').first()).toBeVisible()

  await goTo(page, 'Users')
  await page.getByLabel('Status').selectOption('inactive')
  await expect(page).toHaveURL(/status=inactive/)
  await admin.close()
  await host.close()
  await guest.close()
})
