import { atTheDesk } from '../support/desk.ts'
import { impatientWith, missIt, slowLine, openDesk, said } from '../support/impatient.ts'
import { expect, people, test } from '../support/journey.ts'
import { fromOurPages, known, unlist } from '../support/listings.ts'
import { newHostAndGuest, overWithDeposit } from '../support/stays.ts'

/*
 * Hosts and admins who type and click on while answers are under way. Nothing typed is lost, nothing is written twice,
 * the last choice wins, the address says it, and no wrong record opens.
 */

test(
  'a property is listed once, changed once, and its price set once',
  impatientWith([
    'resources/properties/form/property-dialog.tsx',
    'resources/properties/form/property-form.tsx',
    'resources/properties/steps/price-dialog.tsx',
    'resources/properties/prices/prices.tsx',
    'resources/properties/stay-rules/stay-rules.tsx',
  ]),
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

    await page.goto(`/dashboard/properties/${property._id}/prices`)
    const prices = page.getByRole('dialog', { name: 'Prices by date and fees' })
    await prices.getByLabel(/^Friday and Saturday nights/).fill('9000')
    const priced = await slowLine(page, /\/prices$/)
    await prices.getByRole('button', { name: 'Save prices' }).dblclick()
    await priced.asked()
    expect(priced.writes()).toBe(1)
    await priced.answer()
    await said(page, 'Prices updated successfully!')
    await page.unrouteAll()

    await page.goto(`/dashboard/properties/${property._id}/stay-rules`)
    const rules = page.getByRole('dialog', { name: 'Rules of stays' })
    await rules.getByLabel('Nights, at least').fill('2')
    const ruled = await slowLine(page, /\/stay-rules$/)
    await rules.getByRole('button', { name: 'Save rules' }).dblclick()
    await ruled.asked()
    expect(ruled.writes()).toBe(1)
    await ruled.answer()
    await said(page, 'Rules of stays updated successfully!')
    await page.unrouteAll()

    await openDesk(page, '/properties')
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

test(
  'dialogs keep their words beside a click and a drag, and write once',
  impatientWith([
    'resources/calendar/block-dialog.tsx',
    'resources/calendar/minimum-dialog.tsx',
    'resources/calendar/price-dialog.tsx',
    'resources/properties/steps/mark-dialog.tsx',
  ]),
  async ({ browser, contextOptions }) => {
    test.slow()
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const page = await host.newPage()

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

    await free.nth(5).click()
    await page.getByRole('button', { name: 'Set price', exact: true }).click()
    const night = page.getByRole('dialog', { name: 'Price for 1 night' })
    await missIt(night.getByRole('spinbutton'), '9000')
    const priced = await slowLine(page, /\/calendar\/prices$/)
    await night.getByRole('button', { name: 'Set price' }).dblclick()
    await priced.asked()
    expect(priced.writes()).toBe(1)
    await priced.answer()
    await said(page, 'Price set')

    await free.nth(5).click()
    await page.getByRole('button', { name: 'Set nights at least' }).click()
    const arrivals = page.getByRole('dialog', { name: 'Set nights at least' })
    await missIt(arrivals.getByRole('spinbutton'), '3')
    const arriving = await slowLine(page, /\/calendar\/minimums$/)
    await arrivals.getByRole('button', { name: 'Set nights at least' }).dblclick()
    await arriving.asked()
    expect(arriving.writes()).toBe(1)
    await arriving.answer()
    await said(page, 'Nights at least set')

    const desk = await atTheDesk(browser, people.admin.email, contextOptions)
    await openDesk(desk.page, `/properties/${property._id}`)
    await desk.page.getByRole('button', { name: 'Verify', exact: true }).click()
    const mark = desk.page.getByRole('dialog', { name: 'Verify this property?' })
    const seen = mark.getByRole('textbox')
    await seen.fill('We saw the house and the deed.')
    await desk.page.mouse.click(5, 5)
    await expect(seen).toHaveValue('We saw the house and the deed.')
    const marked = await slowLine(desk.page, /\/api\/v1\/properties\/\d+$/)
    await mark.getByRole('button', { name: 'Verify property' }).dblclick()
    await marked.asked()
    expect(marked.writes()).toBe(1)
    await marked.answer()
    await expect(mark).toBeHidden()
    await desk.context.close()
    await Promise.all([host, guest].map((one) => one.close()))
  }
)

test(
  'a part of a deposit is asked for once, and decided once',
  impatientWith([
    'resources/deposit-claims/claim-dialog.tsx',
    'resources/deposit-claims/decide-dialog.tsx',
  ]),
  async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const stay = await overWithDeposit(host, guest, property._id)
    const page = await host.newPage()
    await page.goto(`/dashboard/bookings/${stay}`)
    await page.getByRole('button', { name: 'Ask for a part of the deposit' }).click()
    const asking = page.getByRole('dialog', { name: 'Ask for a part of the deposit' })
    await asking.getByLabel('Amount in KES').fill('2000')
    const reason = asking.getByLabel('What is missing or broken')
    await reason.fill('Two wine glasses are broken.')
    await page.mouse.click(5, 5)
    await expect(reason).toHaveValue('Two wine glasses are broken.')
    const line = await slowLine(page, /\/claim$/)
    await asking.getByRole('button', { name: 'Ask the guest' }).dblclick()
    await line.asked()
    expect(line.writes()).toBe(1)
    await line.answer()
    await said(page, 'The guest is asked')

    const shown = await guest.request.get(`/api/v1/bookings/${stay}`)
    const { data } = await shown.json()
    const contested = await guest.request.put(`/api/v1/bookings/${stay}/claim/contest`, {
      headers: fromOurPages,
      data: { claim: data.depositClaim._id, answer: 'They were broken when we came.' },
    })
    expect(contested.ok()).toBe(true)
    const { context: office, page: admin } = await atTheDesk(browser, people.admin.email)
    await admin.goto(`/dashboard/bookings/${stay}`)
    await admin.getByRole('button', { name: 'Decide' }).click()
    const deciding = admin.getByRole('dialog', { name: 'Decide this claim' })
    await deciding.getByLabel('Why you decide so').fill('It is so.')
    const decided = await slowLine(admin, /\/claim\/decide$/)
    await deciding.getByRole('button', { name: 'Decide', exact: true }).dblclick()
    await decided.asked()
    expect(decided.writes()).toBe(1)
    await decided.answer()
    await said(admin, 'Decided. Guest and host are told.')
    await Promise.all([host, guest, office].map((one) => one.close()))
  }
)
