import type { Page } from '@playwright/test'
import { expect, people, said, test } from '../support/journey.ts'
import { look } from '../support/look.ts'
import { newPerson, NEW_PASSWORD } from '../support/people.ts'
import { refuse } from '../support/refusals.ts'
import { asked, newHostAndGuest, taken } from '../support/stays.ts'
import { signedIn } from '../support/world.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })

type Noted = typeof window & { heights: number[] }

/** Notes in `heights` each height in the window at which the element is drawn. */
function noteHeightsOf(selector: string) {
  const heights: number[] = []
  Object.assign(window, { heights })
  const note = () => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top
    if (top !== undefined && Math.abs(top - (heights.at(-1) ?? -1)) > 1) heights.push(top)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

test.describe('The overview', () => {
  test('greets by the day and the clock of Nairobi, whatever the clock of the browser', async ({
    browser,
    contextOptions,
  }) => {
    const host = await signedIn(browser, people.host.email, {
      ...contextOptions,
      timezoneId: 'America/Lima',
    })
    const page = await host.newPage()
    await page.clock.setFixedTime('2026-12-03T21:00:00Z')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Good morning, Amina' })).toBeVisible()
    await said(page, 'Friday 4 December 2026')
    await expect(page.locator('main').getByText('Host', { exact: true }).first()).toBeVisible()
    await host.close()
  })

  test('counts for each role what is theirs, and offers what they do most', async ({
    browser,
    contextOptions,
  }) => {
    for (const { role, cards, actions } of [
      {
        role: people.host,
        cards: ['My Properties', 'Total Bookings', 'Total Revenue', 'Total Likes'],
        actions: ['Add a property', 'Manage bookings', 'Answer reviews'],
      },
      {
        role: people.admin,
        cards: ['Total Users', 'Total Properties', 'Total Bookings', 'Total Revenue'],
        actions: ['Look after users', 'Look after properties', 'Manage bookings'],
      },
    ]) {
      const context = await signedIn(browser, role.email, contextOptions)
      const page = await context.newPage()
      await page.goto('/dashboard')
      const totals = part(page, 'Totals')
      await expect(totals.getByRole('term')).toHaveText(cards)
      await expect(totals.getByRole('definition').filter({ hasText: /^KES.[\d,.]+$/ })).toHaveCount(
        1
      )
      for (const name of [
        'Paid',
        'Still due',
        role === people.admin ? 'Hosts’ share' : 'Your share',
      ]) {
        await expect(totals.getByText(new RegExp(`^${name}\\s*KES.[\\d,.]+$`))).toBeVisible()
      }
      const quick = part(page, 'Quick actions').getByRole('link')
      for (const [place, text] of actions.entries()) {
        await expect(quick.nth(place)).toContainText(text)
      }
      await expect(quick).toHaveCount(3)
      await expect(part(page, 'Recent Activity').getByRole('listitem')).toHaveCount(5)
      if (role === people.admin) {
        await expect(part(page, 'Waiting for you').getByRole('button').first()).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Revenue', exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Occupancy' })).toBeVisible()
      }
      await context.close()
    }
  })

  test('shows a new host the first steps, and that nothing waits', async ({
    browser,
    contextOptions,
  }) => {
    const { email } = newPerson('host')
    const host = await signedIn(browser, email, contextOptions, NEW_PASSWORD)
    const page = await host.newPage()
    await page.goto('/dashboard')
    await expect(part(page, 'First steps').getByRole('link')).toHaveCount(3)
    await said(page, 'Nothing is waiting for you. New requests appear here.')
    await said(page, 'Nobody arrives today.')
    await said(page, 'Nobody leaves today.')
    await said(page, 'No recent activity')
    await look(page)
    await host.close()
  })

  test('approves with words for the guest, shows who comes and leaves, and the year as a table', async ({
    browser,
    contextOptions,
  }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    await asked(guest, property._id, 20, 22)
    const stay = await taken(host, await asked(guest, property._id, 0, 1), 'approve')
    const page = await host.newPage()
    await page.goto('/dashboard')
    const waiting = part(page, 'Waiting for you')
    await waiting.getByRole('button', { name: /^Approve: Amina Otieno/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve this booking?' })
    await refuse(page, '**/approve')
    await dialog.getByRole('button', { name: 'Approve booking' }).click()
    await said(page, 'Failed to approve booking')
    await said(page, 'Not today.')
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog).toBeHidden()
    await page.unroute('**/approve')
    await waiting.getByRole('button', { name: /^Approve: Amina Otieno/ }).click()
    await dialog.getByLabel('Host Notes (optional)').fill('Follow the blue gate.')
    await dialog.getByRole('button', { name: 'Approve booking' }).click()
    await said(page, 'Booking approved successfully!')
    await expect(waiting.getByRole('button')).toHaveCount(0)

    const today = part(page, 'Today')
    await expect(today.getByText('1 arrival')).toBeVisible()
    await taken(host, stay, 'checkin')
    await page.reload()
    await expect(today.getByText('Checked in')).toBeVisible()
    await page.getByText('Show as a table').last().click()
    await expect(page.getByRole('row', { name: /\d+ of \d+ nights/ }).first()).toBeVisible()
    await look(page)
    await host.close()
    await guest.close()
  })

  test('a question stands still from its first moment', async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    await asked(guest, property._id, 20, 22)
    const page = await host.newPage()
    await page.addInitScript(noteHeightsOf, '.ant-modal-footer .ant-btn-primary')
    await page.goto('/dashboard')
    const approve = page.getByRole('button', { name: /^Approve: Amina Otieno/ })
    await expect(approve).toBeVisible()
    const machine = await host.newCDPSession(page)
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await approve.click()
    const dialog = page.getByRole('dialog', { name: 'Approve this booking?' })
    await dialog.getByLabel('Host Notes (optional)').fill('Follow the blue gate.')
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 1000)))
    const heights = await page.evaluate(() => (window as Noted).heights)
    expect(heights).toHaveLength(1)
    await host.close()
    await guest.close()
  })
})
