import { unique } from '../support/desk.ts'
import { DATA, impatientWith, pressAgain, slowLine } from '../support/impatient.ts'
import { expect, formError, open, test } from '../support/journey.ts'
import { letterTo, pathIn } from '../support/letters.ts'
import { NEW_PASSWORD, newPerson } from '../support/people.ts'

/*
 * Guests who type and click on while answers are under way. Nothing typed is lost, nothing is written twice, the focus
 * stays, the last choice wins, and the address says it.
 */

test.describe('A visitor’s form is sent once, and keeps what is typed on', () => {
  test(
    'registering, and asking for another code',
    impatientWith([
      'components/post-form.tsx',
      'routes/auth/register/registration-form.tsx',
      'routes/auth/verify/route.tsx',
      'routes/auth/verify/resend.tsx',
    ]),
    async ({ page }) => {
      await open(page, '/auth/register')
      await page.getByLabel('First name').fill('Baraka')
      await page.getByLabel('Last name').fill('Mwangi')
      await page.getByLabel('Email').fill(`${unique()}@example.com`)
      await page.getByLabel('Phone number').fill('0712345678')
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
      await page.getByRole('checkbox', { name: /I agree/ }).check()
      const line = await pressAgain(page, 'Create Account')
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
      await page.unrouteAll()

      await page.getByRole('textbox', { name: 'Verification code' }).focus()
      const code = await slowLine(page, DATA)
      await page.keyboard.type('000000')
      const verify = page.getByRole('button', { name: 'Verify' })
      await verify.dblclick()
      await code.asked()
      expect(code.writes()).toBe(1)
      await code.answer()
      await expect(page.locator('main p:focus, [aria-invalid]').first()).toBeVisible()
    }
  )

  test(
    'signing in',
    impatientWith(['routes/auth/login/sign-in-form.tsx', 'routes/auth/login/demo-accounts.tsx']),
    async ({ page }) => {
      await open(page, '/auth/login')
      await page.getByRole('button', { name: /guest@makao\.test/ }).click()
      const email = page.getByLabel('Email')
      await expect(email).toHaveValue('guest@makao.test')
      await page.getByLabel('Password', { exact: true }).fill('Wrong-2026')
      const line = await pressAgain(page, 'Sign in')
      expect(line.writes()).toBe(1)
      await email.fill('hosts@makao.test')
      await line.answer()
      await expect(formError(page, 'Invalid credentials')).toBeVisible()
      await expect(email).toHaveValue('hosts@makao.test')
    }
  )

  test(
    'asking for a new password, and choosing one',
    impatientWith([
      'routes/auth/forgot-password/route.tsx',
      'routes/auth/reset-password/reset-form.tsx',
    ]),
    async ({ page }) => {
      const { email } = newPerson()
      await open(page, '/auth/forgot-password')
      await page.getByLabel('Email').fill(email)
      const line = await pressAgain(page, 'Send reset instructions')
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await page.unrouteAll()

      const letter = await letterTo(page.request, { to: email, subject: /password/i })
      await open(page, pathIn(letter, /\/auth\/reset-password\/[\w-]+/))
      await page.getByLabel('New password', { exact: true }).fill('Tembo-2026')
      await page.getByLabel('Confirm new password').fill('Tembo-2026')
      const choice = await pressAgain(page, 'Reset password')
      expect(choice.writes()).toBe(1)
      await choice.answer()
      await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible()
    }
  )

  test(
    'writing to support: what is begun meanwhile stays, what was sent is put away',
    impatientWith(['routes/contact/contact-form.tsx']),
    async ({ page }) => {
      await open(page, '/contact')
      await page.getByLabel('Full name').fill('Wanjiku Kamau')
      await page.getByLabel('Email', { exact: true }).fill('wanjiku@example.com')
      await page.getByLabel('Phone number').fill('+254712345678')
      await page.getByLabel('Subject').fill(unique())
      const message = page.getByLabel('Message')
      await message.fill('Is there a cot in the Naivasha cottage, please?')
      const line = await pressAgain(page, 'Send message')
      expect(line.writes()).toBe(1)
      await message.press('End')
      await page.keyboard.type(' And a lamp?')
      await line.answer()
      const thanks = page.getByRole('status').filter({ hasText: 'Thank you!' })
      await expect(thanks).toBeVisible()
      await expect(message).toHaveValue(/cottage, please\? And a lamp\?$/)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(message).toHaveValue('')
      await expect(page.getByText(/^0 of /)).toBeVisible()
    }
  )

  test(
    'asking for the newsletter',
    impatientWith(['routes/newsletter/subscribe/newsletter-form.tsx']),
    async ({ page }) => {
      await open(page, '/')
      const field = page.locator('main').getByLabel('Email', { exact: false }).last()
      await field.fill(`${unique()}@example.com`)
      const line = await slowLine(page, DATA)
      await field.press('Enter')
      await line.asked()
      await field.press('Enter')
      await field.press('Enter')
      expect(line.writes()).toBe(1)
      await line.answer()
      await expect(field).toBeHidden()
    }
  )
})
