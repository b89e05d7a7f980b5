import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/journey.ts'
import { day } from '../support/dates.ts'
import { somePlaces } from '../support/favourites.ts'
import { newPerson, NEW_PASSWORD } from '../support/people.ts'
import { expectRoom } from '../support/look.ts'

/** What a reader of each language meets first. */
const WORDS = {
  sw: {
    name: 'Kiswahili',
    locale: 'sw-KE',
    headline: 'Kaa penye jioni tulivu.',
    found: /Nyumba \d+ (ime|zime)patikana/,
    where: 'Wapi',
    required: 'Tafadhali andika mahali',
    search: 'Tafuta nyumba',
    signIn: 'Ingia',
    email: 'Barua pepe',
    password: 'Nenosiri',
    refused: 'Barua pepe au nenosiri si sahihi',
    terms: 'Masharti ya huduma',
    missing: 'Ukurasa haukupatikana',
    night: 'usiku',
  },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    headline: 'Séjournez là où les soirées sont douces.',
    found: /\d+ logements? trouvés?/,
    where: 'Où',
    required: 'Veuillez indiquer un lieu',
    search: 'Chercher un logement',
    signIn: 'Se connecter',
    email: 'E-mail',
    password: 'Mot de passe',
    refused: 'Identifiants incorrects',
    terms: 'Conditions d’utilisation',
    missing: 'Page introuvable',
    night: 'nuit',
  },
}

for (const language of ['sw', 'fr'] as const) {
  const words = WORDS[language]

  test.describe(`A reader of ${words.name}`, () => {
    test.use({ locale: words.locale })

    test('finds the pages in their language, from the first visit on, and is refused in it by the page and by the server', async ({
      page,
    }) => {
      await open(page, '/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.headline)
      await expectRoom(page)

      await page.getByRole('button', { name: words.search }).click()
      await expect(page.getByText(words.required)).toBeVisible()

      await page.goto('/properties')
      await expect(page.getByText(words.found)).toBeVisible()
      await expectRoom(page)

      const [place] = await somePlaces(1)
      await page.goto(`/properties/${place!.id}?checkIn=${day(30)}&checkOut=${day(33)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(place!.title)
      for (const part of ['checkIn', 'checkOut']) {
        // Names of days are long: the month is not cut off behind them.
        const date = page.locator(`#booking [data-part=${part}] span`)
        await expect(date).toHaveText(/\d+ \p{L}+/u)
        const isWhole = (text: HTMLElement) => text.scrollWidth <= text.clientWidth
        expect(await date.evaluate(isWhole)).toBe(true)
      }
      await expect(page.getByText(words.night).filter({ visible: true }).first()).toBeVisible()
      await expectRoom(page)

      const ask = { headers: { 'Accept-Language': words.locale } }
      const terms = await page.request.get('/terms', ask)
      expect(titleIn(await terms.text())).toBe(words.terms)
      const missing = await page.request.get('/no-such-page', ask)
      expect(missing.status()).toBe(404)
      expect(titleIn(await missing.text())).toBe(words.missing)

      await open(page, '/auth/login')
      await expectRoom(page)
      await page.getByLabel(words.email).fill(`nobody-${Date.now()}@example.com`)
      await page.getByLabel(words.password, { exact: true }).fill('Hapana123')
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await expect(page.getByText(words.refused)).toBeVisible()
      await page.goto('/auth/register')
      await expectRoom(page)
    })
  })
}

test('a visitor changes the language at the foot of any page and keeps it', async ({ page }) => {
  await open(page, '/properties?location=Nairobi')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveURL('/properties?location=Nairobi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logements à Nairobi')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(footer.getByRole('button', { name: 'Français' })).toHaveAttribute(
    'aria-current',
    'true'
  )
  await footer.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places to stay in Nairobi')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the language is chosen all the same', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Kiswahili' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuhusu Makao')
  })
})

test('who has never chosen a language goes on in the one they read; what they choose then is found at the next sign-in', async ({
  page,
  context,
}) => {
  const choose = (name: string) =>
    page.getByRole('contentinfo').getByRole('button', { name }).click()
  const { email } = newPerson()

  await page.goto('/about')
  await choose('Kiswahili')
  await isRead(page, 'sw')
  await signIn(page, email)
  await page.reload()
  await isRead(page, 'sw')
  const settings = await page.request.get('/api/v1/settings')
  expect(await settings.json()).toMatchObject({ data: { language: 'sw' } })

  await choose('Français')
  await isRead(page, 'fr')
  await context.clearCookies()
  await page.goto('/about')
  await isRead(page, 'en')
  await signIn(page, email)
  await isRead(page, 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos de Makao')
})

/** The heading of a page that is not opened. */
const titleIn = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]

async function signIn(page: Page, email: string) {
  await page.goto('/auth/login?returnTo=/about')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(NEW_PASSWORD)
  await page.locator('main form button:not([type=button])').first().click()
  await expect(page).toHaveURL('/about')
}

const isRead = (page: Page, lang: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', lang)
