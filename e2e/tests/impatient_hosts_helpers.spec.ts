import { impatientWith, said, slowLine } from '../support/impatient.ts'
import { expect, test } from '../support/journey.ts'
import { letterTo } from '../support/letters.ts'
import { unlist } from '../support/listings.ts'
import { look } from '../support/look.ts'
import { newHostAndGuest } from '../support/stays.ts'

const EMAIL = 'mlinzi@example.com'

test(
  'somebody is invited to help once, allowed more, and the invitation taken back',
  impatientWith(['resources/properties/helpers/helper-dialog.tsx']),
  async ({ browser, contextOptions }) => {
    const { host, guest, property } = await newHostAndGuest(browser, contextOptions)
    const page = await host.newPage()
    await page.goto(`/dashboard/properties/${property._id}`)
    const panel = page.getByRole('dialog').first()
    await expect(panel.getByText('Nobody helps here yet.')).toBeVisible()
    await panel.getByRole('button', { name: 'Invite somebody', exact: true }).click()
    const invite = page.getByRole('dialog', { name: 'Invite somebody to help' })
    await invite.getByLabel('Email', { exact: true }).fill(EMAIL)
    await page.mouse.click(5, 5)
    const send = invite.getByRole('button', { name: 'Send invitation', exact: true })
    await send.click()
    await expect(invite.getByText('Please choose what they may do.')).toBeVisible()
    await expect(invite.getByLabel('Email', { exact: true })).toHaveValue(EMAIL)
    await invite.getByRole('switch', { name: 'Arrivals', exact: true }).click()
    await look(page)
    const line = await slowLine(page, /\/helpers$/)
    await send.dblclick()
    await line.asked()
    expect(line.writes()).toBe(1)
    await line.answer()
    await said(page, 'The invitation is on its way')
    const letter = await letterTo(host.request, { to: EMAIL, subject: /asks you to help at/ })
    expect(letter).toContain('/dashboard/helping')

    await panel.getByRole('button', { name: `Change what ${EMAIL} may do` }).click()
    const change = page.getByRole('dialog', { name: 'What may they do?' })
    await change.getByRole('switch', { name: 'Calendar', exact: true }).click()
    await change.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel.getByText('Arrivals · Calendar')).toBeVisible()
    await panel.getByRole('button', { name: `Take back the invitation of ${EMAIL}` }).click()
    const back = page.getByRole('dialog', { name: `Take back the invitation of ${EMAIL}?` })
    await back.getByRole('button', { name: 'Take invitation back' }).click()
    await expect(panel.getByText('Nobody helps here yet.')).toBeVisible()
    await expect(back).toHaveCount(0)
    await expect(page.locator('.ant-modal-wrap:focus').or(panel.locator(':focus'))).toHaveCount(1)
    await unlist(host, [property])
    await Promise.all([host, guest].map((one) => one.close()))
  }
)
