import type { Page } from '@playwright/test'
import { atTheDesk, unique } from '../support/desk.ts'
import { entries, modulesWith, slowLine } from '../support/impatient.ts'
import { expect, people, test } from '../support/journey.ts'
import { known, unlist } from '../support/listings.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'
import { asked, newHostAndGuest, reviewed, taken } from '../support/stays.ts'

/*
 * Hosts and admins who type and click on while answers are under way. Nothing typed is lost, nothing is written twice,
 * the last choice wins, the address says it, and no wrong record opens.
 */

const API = /\/api\/v1\//
const HOME = 'backoffice/src'

const covered = new Set<string>()

/** A journey, and the modules of the back office whose forms and filters it is impatient with. */
function impatient(title: string, forms: string[], body: Parameters<typeof test>[2]) {
  forms.forEach((form) => covered.add(form))
  test(title, body)
}

async function open(page: Page, path: string) {
  await page.goto(`/dashboard${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

interface List {
  path: string
  forms: string[]
  /** A choice that is made, and one made right after it: their label, and what the address says then. */
  choices?: [first: string, last: string, address: string]
}

const lists: List[] = [
  {
    path: '/bookings',
    forms: ['resources/bookings/list.tsx', 'resources/bookings/filters.tsx'],
    choices: ['Pending', 'Confirmed', 'status=confirmed'],
  },
  {
    path: '/bookings/trips',
    forms: ['resources/trips/list.tsx'],
    choices: ['Pending', 'Confirmed', 'status=confirmed'],
  },
  {
    path: '/properties',
    forms: ['resources/properties/list.tsx', 'resources/properties/list-filters.tsx'],
  },
  {
    path: '/users',
    forms: ['resources/users/list.tsx'],
    choices: ['Host', 'Guest', 'role=guest'],
  },
  {
    path: '/reviews',
    forms: ['resources/reviews/list.tsx', 'resources/reviews/property-filter.tsx'],
  },
  {
    path: '/contacts',
    forms: ['resources/contacts/list.tsx'],
    choices: ['Unread', 'Read', 'isRead=true'],
  },
  { path: '/newsletter', forms: ['resources/newsletter/list.tsx'] },
  {
    path: '/audit',
    forms: ['resources/audit/list.tsx', 'resources/audit/filters.tsx'],
  },
  { path: '/calendar', forms: ['resources/calendar/tools.tsx'] },
]

test.describe('A list', () => {
  for (const { path, forms, choices } of lists) {
    impatient(
      `${path} keeps what is typed and chosen while it is asked for`,
      ['components/resource-list.tsx', ...forms],
      async ({ browser, contextOptions }) => {
        const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
        await open(page, path)
        const search = page.locator('main').getByRole('searchbox').first()
        await expect(search).toBeEditable()
        const before = await entries(page)
        const line = await slowLine(page, API)
        await search.pressSequentially('ash')
        await expect(page).toHaveURL(/search=ash$/)
        await line.asked()
        await search.pressSequentially('an', { delay: 20 })
        if (choices) {
          const [first, last] = choices
          await page.locator('main').getByText(first, { exact: true }).first().click()
          await page.locator('main').getByText(last, { exact: true }).first().click()
        }
        await line.answer()
        await expect(search).toHaveValue('ashan')
        await expect(page).toHaveURL(/search=ashan/)
        if (choices) await expect(page).toHaveURL(new RegExp(choices[2]))
        else await expect(search).toBeFocused()
        expect(await entries(page)).toBe(before + (choices ? 2 : 0))
        await context.close()
      }
    )
  }

  impatient(
    'takes an order that is changed again, in the rows too',
    ['components/sort-select.tsx', 'resources/reviews/flagged.tsx'],
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      for (const path of ['/bookings', '/reviews/flagged']) {
        await open(page, path)
        const order = page.locator('main').getByLabel('Sort')
        const asks: string[] = []
        page.on('request', (request) => asks.push(request.url()))
        const line = await slowLine(page, API)
        await order.selectOption({ index: 1 })
        await order.selectOption({ index: 2 })
        await line.answer()
        const wanted = await order.locator('option').nth(2).getAttribute('value')
        await expect(order).toHaveValue(String(wanted))
        await expect(page).toHaveURL(new RegExp(`sort=${wanted}`))
        const isAsked = (url: string) => url.includes(`${path}?`) && url.includes(`sort=${wanted}`)
        await expect.poll(() => asks.some(isAsked)).toBe(true)
        await page.unrouteAll()
      }
      await context.close()
    }
  )

  impatient(
    'takes a date that is typed, as one choice',
    ['components/date-range.tsx'],
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      for (const path of ['/bookings', '/audit']) {
        await open(page, path)
        const from = page.locator('main input[type=date]').first()
        const before = await entries(page)
        await from.focus()
        await page.keyboard.type('11222026')
        await expect(from).toHaveValue(/^2026-(11-22|22-11)$/)
        await expect(page).toHaveURL(/2026-11-22/)
        expect(await entries(page)).toBe(before + 1)
      }
      await context.close()
    }
  )
})

test.describe('The search from anywhere', () => {
  impatient(
    'opens the first hit of what was typed, not of the words before',
    [],
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await open(page, '/')
      await page.getByRole('button', { name: 'Search properties, bookings, people' }).click()
      const field = page.getByRole('combobox', { name: 'Search properties, bookings, people' })
      await field.fill('villa')
      await expect(page.getByRole('option', { name: /villa/i }).first()).toBeVisible()
      const line = await slowLine(page, API)
      await field.fill('guest@makao.test')
      await page.keyboard.press('Enter')
      await line.asked()
      await expect(page).toHaveURL(/\/dashboard\/?$/)
      await line.answer()
      await expect(page).not.toHaveURL(/\/dashboard\/?$/)
      await expect(page).not.toHaveURL(/\/properties/)
      await expect(page.getByRole('dialog')).toContainText('Njeri')
      await context.close()
    }
  )

  impatient(
    'the palette runs no hit of the words before',
    [],
    async ({ browser, contextOptions }) => {
      const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
      await open(page, '/')
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Commands' })
      const field = palette.getByRole('combobox').or(palette.getByRole('textbox')).first()
      await field.fill('villa')
      await expect(palette.getByRole('option').first()).toBeVisible()
      const line = await slowLine(page, API)
      await field.fill('njeri')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/dashboard\/?$/)
      await line.answer()
      await expect(page).toHaveURL(/\/dashboard\/(users|bookings)\/\d+/)
      await context.close()
    }
  )
})

test.describe('One’s own account', () => {
  impatient(
    'the profile is saved once, goes on being typed, and is asked about',
    ['profile/details-form.tsx', 'profile/password-form.tsx', 'profile/profile.tsx'],
    async ({ browser, contextOptions }) => {
      const { email } = newPerson('host')
      const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
      await open(page, '/profile')
      const bio = page.getByLabel('Bio')
      await bio.fill('I keep bees')
      const line = await slowLine(page, /updatedetails|updatepassword/)
      const save = page.getByRole('button', { name: 'Save changes' })
      await save.dblclick()
      await line.asked()
      await bio.press('End')
      await page.keyboard.type(' near Kitui.')
      expect(line.writes()).toBe(1)
      await line.answer()
      await said(page, 'Profile updated successfully!')
      await expect(bio).toHaveValue('I keep bees near Kitui.')
      await expect(bio).toBeFocused()
      await expect(save).toBeEnabled()

      await page.getByText('Change Password', { exact: true }).click()
      await page.getByLabel('Current password').fill('Wrong-2026')
      await page.getByLabel('New password', { exact: true }).fill('Mbuyu-Mkubwa-9')
      await page.getByLabel('Confirm new password').fill('Mbuyu-Mkubwa-9')
      await page.getByRole('button', { name: 'Change password' }).dblclick()
      await expect(
        page.locator('[aria-invalid=true]').or(page.getByRole('alert')).first()
      ).toBeVisible()
      expect(line.writes()).toBe(2)
      await page.getByText('Profile Information', { exact: true }).click()
      await expect(bio).toHaveValue('I keep bees near Kitui.')

      const question = new Promise<string>((hear) => {
        page.once('dialog', (dialog) => {
          hear(dialog.message())
          void dialog.dismiss()
        })
      })
      await page.getByRole('link', { name: 'Calendar', exact: true }).click()
      expect(await question).toContain('Leave without saving?')
      await expect(page).toHaveURL(/\/profile$/)
      await expect(bio).toHaveValue('I keep bees near Kitui.')
      page.on('dialog', (dialog) => void dialog.accept())
      await context.close()
    }
  )

  impatient(
    'settings follow the language of the menu, and keep the rest',
    ['settings/settings-form.tsx'],
    async ({ browser, contextOptions }) => {
      const { email } = newPerson('host')
      const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
      await open(page, '/settings')
      const switches = page.getByRole('switch')
      const language = page.locator('main select').nth(1)
      await expect(language).toHaveValue('en')
      await page.getByRole('switch', { name: 'Show phone' }).check()
      await page.locator('[popovertarget=user-menu]').click()
      await page.locator('#user-menu').getByText('Kiswahili').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
      await expect(language).toHaveValue('sw')
      await expect(switches.nth(6)).toBeChecked()
      await page.keyboard.press('Escape')

      const line = await slowLine(page, /\/settings$/)
      const save = page.locator('main form button[type=submit]').first()
      await save.dblclick()
      await line.asked()
      await switches.nth(0).uncheck()
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(save).toBeEnabled()
      await expect(switches.nth(0)).not.toBeChecked()
      await expect(switches.nth(6)).toBeChecked()
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw')

      let question = ''
      page.once('dialog', (dialog) => {
        question = dialog.message()
        void dialog.dismiss()
      })
      await page.locator('#user-menu').evaluate((menu) => (menu as HTMLElement).showPopover())
      await page.locator('#user-menu a[href$="/profile"]').click()
      await expect.poll(() => question).toContain('?')
      await expect(page).toHaveURL(/\/settings$/)
      await expect(switches.nth(0)).not.toBeChecked()
      page.on('dialog', (dialog) => void dialog.accept())
      await context.close()
    }
  )
})

impatient(
  'a user is made once, changed once, and asked about when left',
  ['resources/users/create.tsx', 'resources/users/edit.tsx', 'forms/record-form.tsx'],
  async ({ browser, contextOptions }) => {
    const { context, page } = await atTheDesk(browser, people.admin.email, contextOptions)
    const word = unique()
    await open(page, '/users/new')
    await page.getByLabel('First name').fill('Tatu')
    await page.getByLabel('Last name').fill(word)
    const questions: string[] = []
    let answer = false
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void (answer ? dialog.accept() : dialog.dismiss())
    })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Last name')).toHaveValue(word)
    expect(questions).toHaveLength(1)

    await page.getByLabel('Email').fill(`${word}@example.com`)
    const line = await slowLine(page, /\/api\/v1\/users(\/\d+)?$/)
    const create = page.getByRole('button', { name: 'Create user' })
    await create.dblclick()
    await line.asked()
    await page.getByLabel('Last name').press('Enter')
    expect(line.writes()).toBe(1)
    await line.answer()
    await said(page, 'has an account now')
    await expect(page).toHaveURL(/\/dashboard\/users$/)
    expect(questions).toHaveLength(1)

    await page.goto(`/dashboard/users?search=${word}`)
    await page
      .getByRole('link', { name: `Details of Tatu ${word}` })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
    const phone = page.getByLabel('Phone number')
    await phone.fill('0712345678')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(phone).toHaveValue('0712345678')
    expect(questions).toHaveLength(2)
    await page.getByRole('button', { name: 'Save changes' }).dblclick()
    await said(page, 'User updated successfully!')
    expect(line.writes()).toBe(2)
    expect(questions).toHaveLength(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    answer = true
    await context.close()
  }
)

impatient(
  'a property is listed once, changed once, and its price set once',
  ['resources/properties/form/property-form.tsx', 'resources/properties/steps/price-dialog.tsx'],
  async ({ browser, contextOptions }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const page = await host.newPage()
    await page.goto(`/dashboard/properties/${property._id}/edit`)
    const dialog = page.getByRole('dialog', { name: 'Edit property' })
    const title = dialog.getByLabel('Title', { exact: true })
    await title.fill(`${property.title} by the creek`)
    const line = await slowLine(page, /\/api\/v1\/properties\/\d+$/)
    await dialog.getByRole('button', { name: 'Save changes' }).dblclick()
    await line.asked()
    await title.press('Enter')
    expect(line.writes()).toBe(1)
    await line.answer()
    await said(page, 'Property updated successfully!')
    const { title: stored } = await known(host, property._id)
    expect(stored).toBe(`${property.title} by the creek`)
    await page.unrouteAll()

    await open(page, '/properties')
    await page
      .getByRole('button', { name: /change the price of/ })
      .filter({ visible: true })
      .first()
      .click()
    const price = page.getByRole('dialog').getByRole('spinbutton')
    await price.fill('7777')
    await page.mouse.click(5, 5)
    await expect(price).toHaveValue('7777')
    const set = await slowLine(page, /\/api\/v1\/properties\/\d+$/)
    await page.getByRole('dialog').getByRole('button').last().dblclick()
    await set.asked()
    expect(set.writes()).toBe(1)
    await set.answer()
    await said(page, 'Property updated successfully!')
    await unlist(host, [property])
    await Promise.all([host, guest].map((one) => one.close()))
  }
)

impatient(
  'dialogs keep their words beside a click and a drag, and write once',
  [
    'resources/bookings/move-dialog.tsx',
    'resources/bookings/host-notes.tsx',
    'resources/calendar/block-dialog.tsx',
    'resources/reviews/respond-dialog.tsx',
    'resources/reviews/moderate-dialog.tsx',
  ],
  async ({ browser, contextOptions }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const stay = await taken(
      host,
      await asked(guest, property._id, 0, 1),
      'approve',
      'checkin',
      'checkout'
    )
    const title = `Lamps ${unique()}`
    await reviewed(guest, { property: property._id, booking: stay, title })
    const booking = await asked(guest, property._id, 20, 22)
    const page = await host.newPage()

    /** Clicks beside a dialog, and drags out of it. */
    async function missIt(words: ReturnType<Page['getByLabel']>, text: string) {
      await words.fill(text)
      await page.mouse.click(5, 5)
      const box = (await words.boundingBox())!
      await page.mouse.move(box.x + 20, box.y + 10)
      await page.mouse.down()
      await page.mouse.move(5, 5)
      await page.mouse.up()
      await expect(words).toHaveValue(text)
    }

    await page.goto(`/dashboard/bookings/${booking}`)
    const drawer = page.getByRole('dialog').first()
    await drawer.getByRole('button', { name: /^Approve:/ }).click()
    const approve = page.getByRole('dialog', { name: 'Approve this booking?' })
    await missIt(approve.getByRole('textbox'), 'The key is with Mzee Juma.')
    const moved = await slowLine(page, /\/(approve|cancel)$/)
    await approve.getByRole('button', { name: 'Approve booking' }).dblclick()
    await moved.asked()
    expect(moved.writes()).toBe(1)
    await moved.answer()
    await said(page, 'Booking approved successfully!')
    await expect(page.getByText('Failed to approve booking')).toHaveCount(0)

    await drawer.getByRole('button', { name: 'Change notes' }).click()
    const notes = drawer.getByLabel('Host Notes')
    await expect(notes).toHaveValue('The key is with Mzee Juma.')
    await notes.fill('The key is with Mama Zawadi.')
    const noted = await slowLine(page, /\/bookings\/\d+$/)
    await drawer.getByRole('button', { name: 'Save notes' }).dblclick()
    await noted.asked()
    expect(noted.writes()).toBe(1)
    await noted.answer()
    await expect(drawer.getByText('The key is with Mama Zawadi.')).toBeVisible()
    await expect(notes).toHaveCount(0)

    await page.goto('/dashboard/calendar')
    const free = page.getByRole('gridcell', { name: /, free/ })
    await free.nth(3).click()
    await page.getByRole('button', { name: 'Block nights' }).first().click()
    const block = page.getByRole('dialog', { name: /^Block 1 night/ })
    await missIt(block.getByLabel('Reason (optional)'), 'Painting')
    const blocked = await slowLine(page, /\/api\/v1\/.*(block|unavailable)/i)
    await block.getByRole('button', { name: 'Block nights' }).dblclick()
    await blocked.asked()
    expect(blocked.writes()).toBe(1)
    await blocked.answer()
    await said(page, 'Nights blocked')

    await open(page, '/reviews')
    await page
      .getByRole('button', { name: /^Respond:/ })
      .first()
      .click()
    const respond = page.getByRole('dialog')
    await missIt(respond.getByRole('textbox'), 'Asante sana, come again.')
    const answered = await slowLine(page, /\/response$/)
    await respond.getByRole('button', { name: 'Publish response' }).dblclick()
    await answered.asked()
    expect(answered.writes()).toBe(1)
    await answered.answer()
    await expect(respond).toBeHidden()
    await said(page, 'Asante sana, come again.')

    const desk = await atTheDesk(browser, people.admin.email, contextOptions)
    await open(desk.page, `/reviews?search=${encodeURIComponent(title)}`)
    const card = desk.page.getByRole('article', { name: title })
    await card.getByRole('button', { name: /^Hide:/ }).click()
    const hide = desk.page.getByRole('dialog', { name: 'Hide this review?' })
    const box = hide.getByRole('textbox')
    await box.fill('Another house is meant.')
    await desk.page.mouse.click(5, 5)
    await expect(box).toHaveValue('Another house is meant.')
    const judged = await slowLine(desk.page, /\/moderate$/)
    await hide.getByRole('button', { name: 'Hide review' }).dblclick()
    await judged.asked()
    expect(judged.writes()).toBe(1)
    await judged.answer()
    await expect(hide).toBeHidden()
    await desk.context.close()
    await Promise.all([host, guest].map((one) => one.close()))
  }
)

/** Without an impatient journey: a picture's words, a host to choose, and a code or a password sent as the forms above send theirs. */
const PATIENT = [
  'resources/properties/photos/words-dialog.tsx',
  'resources/properties/steps/hand-over-dialog.tsx',
  'settings/end-sessions.tsx',
  'settings/two-factor-end.tsx',
  'settings/two-factor-scan.tsx',
  'settings/two-factor-start.tsx',
]

test('every form and filter of the back office has an impatient journey', () => {
  const forms = modulesWith(
    HOME,
    /<(Form(?!\.)|form|RecordForm|StepForm|ResourceList|SearchBox|FilterSelect|FilterPills|DateRange|DayInput)\b/
  )
  expect(forms).toEqual([...covered, ...PATIENT].sort())
})
