import { expect, hydrated, open, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { NEW_PASSWORD, newPersonIn } from '../support/people.ts'
import { pictures } from '../support/pictures.ts'
import { signedIn } from '../support/world.ts'

const FRESH = 'Tembo-2026'

test.describe("A guest's profile", () => {
  test('says who they are and keeps what they change', async ({ browser }) => {
    test.slow()
    const { person, context } = await newPersonIn(browser)
    const page = await context.newPage()
    await page.goto('/dashboard/profile')
    await hydrated(page)
    await expect(page.locator('main').getByText(person.email)).toBeVisible()
    await expect(page.getByText('Email verified')).toBeVisible()
    await expect(page.getByText(/Member since \w+ \d{4}/)).toBeVisible()
    for (const figure of ['Trips Completed', 'Wishlist Items', 'Reviews Given']) {
      await expect(page.getByText(figure)).toBeVisible()
    }
    const save = page.getByRole('button', { name: 'Save changes' })
    await expect(save).toBeDisabled()

    await page.getByLabel('Bio').fill('I travel light.')
    await expect(save).toBeEnabled()
    await page.getByLabel('Bio').fill('')
    await expect(save).toBeDisabled()

    await page.getByLabel('First name').fill('')
    await page.getByLabel('Phone number').fill('12345')
    await page.getByLabel('Date of birth').fill('2090-01-01')
    await page.getByLabel('Date of birth').press('Enter')
    await expect(page.getByText('First name is required')).toBeVisible()
    await expect(page.getByText(/^Please enter a valid Kenyan phone number/)).toBeVisible()
    await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible()
    await expect(page.getByLabel('First name')).toBeFocused()
    await look(page)

    await page.getByLabel('First name').fill('Zawadi')
    await page.getByLabel('Phone number').fill('0722 000 111')
    await page.getByLabel('Date of birth').fill('1991-02-03')
    await page.getByLabel('Bio').fill('I travel light.\nAnd early.')
    await page.getByLabel('Street').fill('Moi Avenue 4')
    await page.getByLabel('City or town').fill('Mombasa')
    await page.getByLabel('Country').fill('Kenya')
    await page.getByLabel('Your password').fill('Wrong-Password-1')
    await save.click()
    await expect(page.getByText('The current password is not correct.')).toBeVisible()
    await expect(page.getByLabel('Street')).toHaveValue('Moi Avenue 4')
    await page.getByLabel('Your password').fill(NEW_PASSWORD)
    await save.click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(save).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Zawadi Otieno' })).toBeVisible()
    await expect(page.getByLabel('Phone number')).toHaveValue('+254722000111')
    await expect(page.getByLabel('Date of birth')).toHaveValue('1991-02-03')
    await expect(page.getByLabel('Bio')).toHaveValue('I travel light.\nAnd early.')
    await expect(page.getByLabel('Street')).toHaveValue('Moi Avenue 4')
    await context.close()
  })

  test('has a picture, cropped by finger or keys', { tag: '@phone' }, async ({ browser }) => {
    const { context } = await newPersonIn(browser)
    const page = await context.newPage()
    await page.goto('/dashboard/profile')
    await hydrated(page)
    const field = page.getByLabel('Change picture')
    const text = Buffer.from('not a picture')
    await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: text })
    await expect(
      page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)')
    ).toBeVisible()

    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await field.setInputFiles(picture)
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByText('Avatar updated successfully!')).toBeVisible()
    await expect(page.locator('main section img[src*="avatars"]')).toBeVisible()
    await expect(page.locator('header img[src*="avatars"]')).toHaveCount(1)
    await context.close()
  })

  test('asks to sign in again where the session has ended, and keeps the settings chosen meanwhile', async ({
    browser,
  }) => {
    const { person, context } = await newPersonIn(browser)
    const page = await context.newPage()
    await page.goto('/dashboard/profile')
    await hydrated(page)
    await context.clearCookies()
    await page.getByLabel('Change picture').setInputFiles(pictures(1))
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Fdashboard%2Fprofile&reason=expired$/)
    const signIn = async () => {
      await page.getByLabel('Email', { exact: true }).fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    await signIn()
    await expect(page).toHaveURL('/dashboard/profile')

    const path = '/dashboard/settings'
    const emails = page.getByRole('switch', { name: 'Email notifications' })
    const marketing = page.getByRole('switch', { name: 'Marketing emails' })
    const save = page.getByRole('button', { name: 'Save All Settings' })
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
    await expect(emails).toBeChecked()
    await emails.uncheck()
    await marketing.check()
    await page.getByLabel('Time zone').selectOption('UTC')
    await context.clearCookies()
    await save.click()
    await page.waitForURL(/\/auth\/login/)
    await signIn()
    await expect(page).toHaveURL(path)
    for (const isSaved of [false, true]) {
      await expect(emails).not.toBeChecked()
      await expect(marketing).toBeChecked()
      await expect(page.getByLabel('Time zone')).toHaveValue('UTC')
      if (isSaved) break
      await save.click()
      await expect(page.getByText('Settings saved successfully!')).toBeVisible()
      await page.reload()
    }
    await context.close()
  })

  test('changes the password; other devices are signed out', async ({ browser }) => {
    const { person, context } = await newPersonIn(browser)
    const other = await signedIn(browser, person.email, {}, NEW_PASSWORD)
    const page = await context.newPage()
    await open(page, '/dashboard/profile')
    await expect(page.getByRole('link', { name: 'Profile Information' })).toHaveAttribute(
      'aria-current',
      'page'
    )
    await page.getByRole('link', { name: 'Change Password' }).click()
    await expect(page).toHaveURL(/\?tab=password$/)
    await expect(page.getByLabel('Current password')).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Current password is required')).toBeVisible()
    await page.getByLabel('Current password').fill('Wrong-Password-1')
    await page.getByLabel('New password', { exact: true }).fill(FRESH)
    await page.getByLabel('Confirm new password').fill(FRESH)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('The current password is not correct.')).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeFocused()
    await page.getByLabel('Current password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed successfully!')).toBeVisible()
    for (const name of ['Current password', 'New password', 'Confirm new password']) {
      await expect(page.getByLabel(name, { exact: true })).toHaveValue('')
    }
    await page.reload()
    await expect(page.getByLabel('First name')).toBeVisible()

    const elsewhere = await other.newPage()
    await elsewhere.goto('/dashboard/profile')
    const why = elsewhere.getByText('Session expired. Please login again.')
    await expect(why.filter({ visible: true }).first()).toBeVisible()
    await other.close()
    await context.close()
  })
})

test.describe("A guest's profile, without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test('is given a picture all the same', async ({ browser }) => {
    const { context } = await newPersonIn(browser, { javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/dashboard/profile')
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await page.getByLabel('Change picture').setInputFiles(picture)
    await page.getByRole('button', { name: 'Upload picture' }).click()
    await expect(page.locator('main section img[src*="avatars"]')).toBeVisible()
    await context.close()
  })
})
