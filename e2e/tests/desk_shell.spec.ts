import type { Page } from '@playwright/test'
import { atTheDesk, goTo } from '../support/desk.ts'
import { expect, people, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'
import { SERVER_IN_TROUBLE, expectTroubles } from '../support/troubles.ts'

/** §2.3, with what the back office adds; nobody sees a word of the other's. */
const MENUS = {
  host: ['Overview', 'My Properties', 'Bookings', 'Calendar', 'Earnings', 'Reviews', 'Profile'],
  admin: [
    'Overview',
    'Users',
    'Properties',
    'Bookings',
    'Calendar',
    'Payouts',
    'Reviews',
    'Messages',
    'Newsletter',
    'Audit log',
    'System',
    'Settings',
  ],
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** On a phone the menu lies behind a button. */
async function menuOf(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true })
}

/** What has the focus, and whether it, or what it stands in, is outlined. */
function focusSeen() {
  const focused = document.activeElement ?? document.body
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement]
  const isOutlined = around.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  return { tag: focused.tagName, name: focused.textContent?.trim().slice(0, 40), isOutlined }
}

test.describe('Around every screen', () => {
  for (const role of ['host', 'admin'] as const) {
    test(
      `the menu, the account and the commands of a ${role}`,
      { tag: '@phone' },
      async ({ browser, contextOptions }) => {
        const { context, page } = await atTheDesk(browser, people[role].email, contextOptions)
        await page.goto('/dashboard/bookings')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.keyboard.press('Control+k')
        const palette = page.getByRole('dialog', { name: 'Commands' })
        await expect(palette.getByRole('option', { name: 'Calendar' })).toBeVisible()
        for (const name of ['Users', 'Messages', 'Newsletter', 'Audit log', 'Add a user']) {
          const command = palette.getByRole('option', { name, exact: true })
          await expect(command).toHaveCount(role === 'admin' ? 1 : 0)
        }
        await page.keyboard.press('Escape')

        await page.getByRole('button', { name: /Account menu/ }).click()
        const account = page.locator('#user-menu')
        await expect(account.getByText(people[role].email)).toBeVisible()
        await expect(
          account.getByText(role === 'admin' ? 'Admin' : 'Host', { exact: true })
        ).toBeVisible()
        for (const name of ['My Profile', 'Settings']) {
          await expect(account.getByRole('link', { name, exact: true })).toBeVisible()
        }
        await expect(account.getByText('Français', { exact: true })).toBeVisible()
        await page.keyboard.press('Escape')

        const menu = await menuOf(page)
        await expect(menu.getByRole('link')).toHaveCount(MENUS[role].length)
        const names = await menu.getByRole('link').allInnerTexts()
        expect(names.map((name) => name.split('\n')[0])).toEqual(MENUS[role])
        await expect(menu.getByRole('link', { name: 'Bookings' })).toHaveAttribute(
          'aria-current',
          'page'
        )
        if (isPhone(page)) await look(page)
        await context.close()
      }
    )
  }

  test('who walks by keyboard sees where they are', async ({ browser, contextOptions }) => {
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    await page.goto('/dashboard/payouts')
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toBeVisible()
    const walked = new Set<string>()
    for (let step = 0; step < 32; step++) {
      await page.keyboard.press('Tab')
      const { tag, name, isOutlined } = await page.evaluate(focusSeen)
      expect(isOutlined || tag === 'BODY', `${tag}: ${name}`).toBe(true)
      walked.add(tag)
    }
    expect([...walked]).toEqual(expect.arrayContaining(['A', 'BUTTON', 'INPUT', 'TH']))
    await context.close()
  })

  test('the way here is shown, and closed doors and missing pages lead back, also in a tab that began there', async ({
    browser,
    contextOptions,
  }) => {
    const { context, page } = await atTheDesk(browser, people.host.email, contextOptions)
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
    await page.goto('/dashboard/properties/new')
    const trail = page.getByRole('navigation', { name: 'You are here' })
    await expect(trail.getByRole('listitem')).toHaveText(['Overview', 'My Properties', 'New'])
    await trail.getByRole('link', { name: 'My Properties' }).click()
    await expect(heading('My Properties')).toBeVisible()
    await goTo(page, 'Bookings')
    await page.getByRole('link', { name: 'My Trips' }).click()
    await expect(trail.getByRole('listitem')).toHaveText(['Overview', 'Bookings', 'My Trips'])
    await trail.getByRole('link', { name: 'Overview' }).click()
    await expect(page).toHaveURL(/\/dashboard\/?$/)

    const denied = page.getByRole('heading', { name: 'Access Denied' })
    for (const path of ['users/1', 'contacts', 'newsletter']) {
      await page.goto(`/dashboard/${path}`)
      await expect(denied).toBeVisible()
    }
    await goTo(page, 'Reviews')
    await expect(heading('Reviews')).toBeVisible()
    await page.goto('/dashboard/audit')
    await expect(denied).toBeVisible()
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
    await expect(await menuOf(page)).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(heading('Reviews')).toBeVisible()

    const opened = context.waitForEvent('page')
    await page.evaluate(() => window.open('/dashboard/users', '_blank', 'noopener'))
    const tab = await opened
    await expect(tab.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await tab.getByRole('button', { name: 'Go Back' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^Good /)
    await tab.close()

    await page.goto('/dashboard/properties/7/nowhere')
    await expect(heading('Page not found')).toBeVisible()
    await expect(await menuOf(page)).toBeVisible()
    await page.getByRole('button', { name: /Account menu/ }).click()
    await look(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Back to overview' }).click()
    await expect(heading(/^Good /)).toBeVisible()
    await context.close()
  })

  test('who leaves is told so, and who could not, too', async ({ browser, contextOptions }) => {
    const { email } = newPerson('host')
    const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
    await page.goto('/dashboard/properties/new')
    await page.getByLabel('Title', { exact: true }).fill('Half a title')
    await expect.poll(() => draftsIn(page)).toBe(1)
    page.on('dialog', (question) => void question.accept())
    await page.goto('/dashboard')
    const signOut = async () => {
      await page.getByRole('button', { name: /Account menu/ }).click()
      await page.getByRole('button', { name: 'Sign Out' }).click()
    }
    expectTroubles(SERVER_IN_TROUBLE)
    await page.route('**/auth/logout', (route) => route.fulfill({ status: 503, json: {} }))
    await signOut()
    await expect(page.getByText('You are still signed in')).toBeVisible()
    await expect(page.getByText('Server error. Please try again later.')).toBeVisible()
    expect(await draftsIn(page)).toBe(1)
    await page.unroute('**/auth/logout')
    await page.evaluate(() => localStorage.setItem('makao.listing-draft.0.new', '{}'))
    await page.reload()
    await expect.poll(() => draftsIn(page)).toBe(1)
    await signOut()
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    expect(await draftsIn(page)).toBe(0)
    await page.goto('/dashboard/bookings?status=pending')
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=.*bookings.*pending/)
    await context.close()
  })

  test('a session that ends meanwhile, or under a form, leads to the sign-in and back to where one was', async ({
    browser,
    contextOptions,
  }) => {
    const { email } = newPerson('host')
    const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
    await page.goto('/dashboard/bookings?status=confirmed')
    await expect(page.getByText('No bookings found')).toBeVisible()
    await context.clearCookies({ name: /session/ })
    await page.getByText('Pending', { exact: true }).first().click()
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=.*status%3Dpending/)
    const why = page.getByText('Session expired. Please login again.').filter({ visible: true })
    await expect(why.first()).toBeVisible()
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings\?status=pending/)
    await expect(page.getByText('No bookings found')).toBeVisible()

    await goTo(page, 'Profile')
    await page.getByLabel('Bio').fill('I live behind the baobab.')
    await context.clearCookies({ name: /session/ })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=.*profile/)
    await expect(why.first()).toBeVisible()
    await context.close()
  })
})

/** Drafts of listings in this browser. */
const draftsIn = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((name) => name.startsWith('makao.listing-draft.')).length
  )
