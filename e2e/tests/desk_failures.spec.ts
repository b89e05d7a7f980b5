import type { BrowserContext, Page } from '@playwright/test'
import { atTheDesk, goTo, lineOf } from '../support/desk.ts'
import { expect, people, said, test } from '../support/journey.ts'
import { listed, unlist } from '../support/listings.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'
import { pictures } from '../support/pictures.ts'
import { refuse } from '../support/refusals.ts'
import { signedIn } from '../support/world.ts'

/** The texts of §8 where the back office shows them: what was typed stays, and another try is open. */

const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible()

test.describe('A step that fails', () => {
  let context: BrowserContext
  let page: Page

  test.afterEach(() => context.close())

  test('with a property: price, status, deletion and photos', async ({
    browser,
    contextOptions,
  }) => {
    ;({ context, page } = await atTheDesk(browser, people.host.email, contextOptions))
    const property = await listed(context, {}, 2)
    const call = `**/api/v1/properties/${property._id}`
    await page.goto(`/dashboard/properties/${property._id}`)
    const details = page.getByRole('dialog', { name: property.title })
    await refuse(page, call)

    await details.getByRole('button', { name: /change the price/ }).click()
    const price = page.getByRole('dialog', { name: 'Change the price' })
    await price.getByLabel(/^Price per night/).fill('10000001')
    await price.getByRole('button', { name: 'Save price' }).click()
    await expect(price.getByText('Please enter a price from 0 to 10,000,000')).toBeVisible()
    await price.getByLabel(/^Price per night/).fill('9999999.99')
    await price.getByRole('button', { name: 'Save price' }).click()
    await expect(price.getByRole('alert')).toContainText('Failed to update property')
    await expect(price.getByLabel(/^Price per night/)).toHaveValue('9999999.99')
    page.once('dialog', (question) => void question.accept())
    await price.getByRole('button', { name: 'Cancel' }).click()
    await expect(price).toBeHidden()

    for (const [step, confirm, text] of [
      ['Deactivate', 'Deactivate property', 'Failed to update property'],
      ['Delete', 'Delete property', 'Failed to delete property'],
    ] as const) {
      await details.getByRole('button', { name: step, exact: true }).click()
      const question = page.getByRole('dialog').filter({ hasText: '?' }).last()
      await question.getByRole('button', { name: confirm }).click()
      await expect(question.getByRole('alert')).toContainText(text)
      await expect(question.getByRole('alert')).toContainText('Not today.')
      await question.getByRole('button', { name: /^Keep/ }).click()
      await expect(question).toBeHidden()
    }

    await page.goto(`/dashboard/properties/${property._id}/edit`)
    await refuse(page, `${call}/photos/**`)
    await page.getByRole('button', { name: 'Set Primary: photo 2' }).click()
    await toast(page, 'Failed to set primary image')
    await page.getByRole('button', { name: 'Delete photo 2' }).click()
    await page.getByRole('button', { name: 'Delete photo', exact: true }).click()
    await toast(page, 'Failed to delete image')
    await expect(page.getByText('2 of 8 photos')).toBeAttached()
    await page.unrouteAll()
    await unlist(context, [property])
  })

  test('with an account, a message and a review: status, creation, change, marking, deleting and hiding', async ({
    browser,
    contextOptions,
  }) => {
    const person = newPerson()
    ;({ context, page } = await atTheDesk(browser, people.admin.email, contextOptions))
    await page.goto(`/dashboard/users?search=${person.email}`)
    const line = lineOf(page, person.email)
    await refuse(page, '**/toggle-status')
    await line.getByRole('button', { name: /^Deactivate/ }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect(question.getByRole('alert')).toContainText('Failed to update user status')
    await question.getByRole('button', { name: 'Not now' }).click()
    await expect(line.getByText('Active', { exact: true })).toBeVisible()

    await refuse(page, '**/api/v1/users**')
    await line.getByRole('link', { name: /^Details of/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Last name').fill('Otieno wa Kisumu')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Failed to update user')
    await expect(page.getByLabel('Last name')).toHaveValue('Otieno wa Kisumu')

    await page.goto('/dashboard/users/new')
    await page.getByLabel('First name').fill('Tatu')
    await page.getByLabel('Last name').fill('Were')
    await page.getByLabel('Email').fill('tatu@example.com')
    await page.getByRole('button', { name: 'Create user' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to create user')
    await expect(page.getByLabel('Email')).toHaveValue('tatu@example.com')

    await refuse(page, '**/api/v1/contacts/**')
    page.once('dialog', (leaving) => void leaving.accept())
    await goTo(page, 'Messages')
    await page.getByLabel('Pick all on this page').check()
    await page.getByRole('button', { name: 'Mark as read', exact: true }).click()
    await toast(page, 'The messages could not be marked')
    await expect(page.getByLabel('Pick all on this page')).toBeChecked()
    await page
      .getByRole('button', { name: /^Delete the message of/ })
      .first()
      .click()
    const deleting = page.getByRole('dialog', { name: 'Delete this message?' })
    await deleting.getByRole('button', { name: 'Delete message' }).click()
    await expect(deleting.getByRole('alert')).toContainText('Failed to delete the message')
    await deleting.getByRole('button', { name: 'Keep it' }).click()
    await expect(deleting).toBeHidden()

    await refuse(page, '**/moderate')
    await page.goto('/dashboard/reviews?status=visible')
    await page
      .getByRole('button', { name: /^Hide:/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Hide this review?' })
    await dialog.getByLabel('Note for other admins (optional)').fill('Rude')
    await dialog.getByRole('button', { name: 'Hide review' }).click()
    await toast(page, 'Failed to hide the review')
    await expect(dialog.getByLabel('Note for other admins (optional)')).toHaveValue('Rude')
    page.once('dialog', (leaving) => void leaving.dismiss())
    await page.keyboard.press('Escape')
    await expect(dialog.getByLabel('Note for other admins (optional)')).toHaveValue('Rude')
    page.once('dialog', (leaving) => void leaving.accept())
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog).toBeHidden()
  })

  test('with one’s own account: profile, picture, password, settings, sessions', async ({
    browser,
    contextOptions,
  }) => {
    test.slow()
    const { email } = newPerson('host')
    const elsewhere = await signedIn(browser, email, {}, NEW_PASSWORD)
    ;({ context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD))
    await refuse(page, '**/api/v1/**')
    await page.goto('/dashboard/profile')
    const bio = 'Between two seas. '.repeat(30).slice(0, 500)
    await page.getByLabel('Bio').fill(`${bio} and more`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Failed to update profile')).toBeInViewport()
    await expect(page.getByLabel('Bio')).toHaveValue(bio)

    await page.locator('input[type="file"]').setInputFiles(pictures(1)[0]!)
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await said(page, 'Failed to upload avatar. Not today.')

    await page.getByText('Change Password', { exact: true }).click()
    await page.getByLabel('Current password').fill(NEW_PASSWORD)
    await page.getByLabel('New password', { exact: true }).fill('Mbuyu-Mkubwa-9')
    await page.getByLabel('Confirm new password').fill('Mbuyu-Mkubwa-9')
    await page.getByRole('button', { name: 'Change password' }).click()
    await said(page, 'Failed to change password')

    await page.goto('/dashboard/settings')
    await page.getByRole('switch', { name: 'Show phone' }).check()
    await page.getByRole('button', { name: 'Save All Settings' }).click()
    await said(page, 'Failed to save settings')
    await expect(page.getByText('Failed to save settings')).toBeInViewport()
    await expect(page.getByRole('switch', { name: 'Show phone' })).toBeChecked()

    const ends = page.getByRole('button', { name: /^End the session on/ })
    await expect(ends.last()).toBeVisible()
    const sessions = await ends.count()
    await ends.last().click()
    const question = page.getByRole('dialog', { name: 'End this session?' })
    await question.getByLabel('Your password').fill(NEW_PASSWORD)
    await question.getByRole('button', { name: 'End session' }).click()
    await expect(question.getByRole('alert')).toContainText('The session could not be ended.')
    await page.unrouteAll()
    await question.getByRole('button', { name: 'End session' }).click()
    await said(page, 'The session was ended.')
    await expect(ends).toHaveCount(sessions - 1)
    await elsewhere.close()
  })
})
