import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectRoom } from '../support/look.ts'
import { fromOurPages, listed, unlist } from '../support/listings.ts'
import { asked, newHostAndGuest, reviewed, taken } from '../support/stays.ts'

/** The longest the API takes: 50 letters a name, 100 a title, 500 a wish, ten million a night. */
const NAME = 'Wanjiru-Nyambura-Wangari-Muthoni-Njeri-Wambui-Atieno'.slice(0, 50)
const TITLE =
  'Nyumbayabahariyenyeverandakubwanabustani ya miembe karibu na ufuo mweupe wa Diani, Kwale, kusini mwa'
const WISH = 'Kitanda cha mtoto, na maji ya moto asubuhi. '.repeat(12).slice(0, 500)

/** Some person under another name. */
async function renamed(context: BrowserContext, name: string) {
  const answer = await context.request.put('/api/v1/auth/updatedetails', {
    headers: fromOurPages,
    data: { firstName: name, lastName: name },
  })
  expect(answer.ok()).toBe(true)
}

test('the longest names, titles and sums stay inside every screen of a host', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
  await renamed(host, NAME)
  await renamed(guest, NAME)
  expect(TITLE).toHaveLength(100)
  const palace = await listed(
    host,
    {
      'title': TITLE,
      'price': '10000000',
      'address[street]': 'Barabara-'.repeat(13),
      'address[area]': 'Mtaa-'.repeat(16),
    },
    8
  )
  const request = await asked(guest, palace._id, 1, 60)
  const told = await guest.request.put(`/api/v1/bookings/${request}`, {
    headers: fromOurPages,
    data: { specialRequests: WISH },
  })
  expect(told.ok()).toBe(true)
  const stay = await asked(guest, palace._id, 0, 1)
  await taken(host, stay, 'approve', 'checkin', 'checkout')
  const title = 'Maneno '.repeat(15).slice(0, 100).trim()
  await reviewed(guest, { property: palace._id, booking: stay, title })

  const page = await host.newPage()
  const shown = page.getByRole('list', { name: 'Pictures' }).getByRole('img')
  try {
    for (const [path, sign] of [
      ['', TITLE],
      ['/properties', TITLE],
      [`/properties/${palace._id}`, 'Description'],
      ['/bookings', TITLE],
      [`/bookings/${request}`, 'Special requests'],
      ['/calendar', TITLE],
      ['/reviews', title],
      ['/profile', 'Properties Listed'],
    ] as const) {
      await test.step(path || '/', async () => {
        await page.goto(`/dashboard${path}`)
        await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible()
        if (sign === 'Description') await expect(shown).toHaveCount(6)
        await expectRoom(page)
      })
    }
  } finally {
    await unlist(host, [property, palace])
    await renamed(host, 'Amina')
    await renamed(guest, 'Amina')
  }
  await host.close()
  await guest.close()
})
