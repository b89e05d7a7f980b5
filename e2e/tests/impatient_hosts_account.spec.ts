import { atTheDesk } from '../support/desk.ts'
import { impatientWith, slowLine, openDesk, said } from '../support/impatient.ts'
import { expect, test } from '../support/journey.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'

/*
 * Hosts and admins who type and click on while answers are under way. Nothing typed is lost, nothing is written twice,
 * the last choice wins, the address says it, and no wrong record opens.
 */

test(
  'where a host is paid and their tax numbers are saved once, and what is typed meanwhile is kept',
  impatientWith(['resources/payouts/way-dialog.tsx', 'resources/payouts/tax-dialog.tsx']),
  async ({ browser, contextOptions }) => {
    const { email } = newPerson('host')
    const { context, page } = await atTheDesk(browser, email, contextOptions, NEW_PASSWORD)
    await openDesk(page, '/payouts')
    const line = await slowLine(page, /\/earnings\/(tax|way)$/)
    await line.answer()
    await page.getByRole('button', { name: 'Change: Tax numbers' }).click()
    const numbers = page.getByRole('dialog', { name: 'Tax numbers' })
    const pin = numbers.getByLabel('KRA PIN (optional)')
    await pin.fill('A01234567')
    await numbers.getByRole('button', { name: 'Save' }).click()
    await expect(numbers.getByText(/^A KRA PIN is a letter, nine digits/)).toBeVisible()
    await expect(pin).toHaveValue('A01234567')
    await pin.fill('a012345678z')
    const writes = line.writes()
    line.hold()
    await numbers.getByRole('button', { name: 'Save' }).dblclick()
    await expect.poll(line.writes).toBe(writes + 1)
    await page.keyboard.press('Enter')
    await line.answer()
    await said(page, 'Your tax numbers are saved')
    await expect(page.getByText('Tax numbers: A012345678Z')).toBeVisible()
    expect(line.writes()).toBe(writes + 1)

    await page.getByRole('button', { name: 'Change: Where you are paid' }).click()
    const way = page.getByRole('dialog', { name: 'Where shall we pay you?' })
    await way.getByText('By M-Pesa').click()
    await way.getByLabel('M-Pesa number').fill('0712345678')
    await way.getByLabel('Password').fill('Wrong-2026')
    line.hold()
    await way.getByRole('button', { name: 'Save' }).dblclick()
    await expect.poll(line.writes).toBe(writes + 2)
    await line.answer()
    await expect(way.locator('[aria-invalid=true]').first()).toBeVisible()
    await expect(way.getByLabel('M-Pesa number')).toHaveValue('0712345678')
    await way.getByLabel('Password').fill(NEW_PASSWORD)
    await way.getByRole('button', { name: 'Save' }).dblclick()
    await said(page, 'Where you are paid is saved')
    await expect(page.getByText('M-Pesa +254•••••5678')).toBeVisible()
    expect(line.writes()).toBe(writes + 3)
    await context.close()
  }
)
