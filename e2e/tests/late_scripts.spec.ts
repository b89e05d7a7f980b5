import { day } from '../support/dates.ts'
import { somePlaces } from '../support/favourites.ts'
import { expect, hydrated, open, openTyping, test } from '../support/journey.ts'
import { loadsOf } from '../support/loads.ts'
import { newPersonIn } from '../support/people.ts'

/*
 * Scripts wait for a page's main picture (`storefront/app/router-internals/late-scripts.tsx`), which
 * rests on what React Router's `<Scripts>` renders.
 */

test('a page brings its scripts held back, and nothing that would load them at once', async ({
  request,
}) => {
  const page = await request.get('/properties')
  const html = await page.text()
  expect(html).not.toMatch(/<script[^>]* type="module"/)
  expect(html).not.toContain('rel="modulepreload"')
  const [held = ''] = /<script[^>]*id="held-scripts"[^>]*>/.exec(html) ?? []
  expect(held).toContain('type="text/plain"')
  const modules = /data-modules="([^"]*)"/.exec(held)?.[1]?.split(' ') ?? []
  expect(modules.length).toBeGreaterThan(5)
  for (const module of modules) {
    // As the service worker finds them in a page (`ASSET` in `worker/files.ts`).
    expect(module).toMatch(/^\/assets\/[\w.-]+\.js$/)
    const answer = await request.get(module)
    expect(answer.status(), module).toBe(200)
  }
  expect(html).toContain('window.__reactRouterContext')
})

test('scripts come in the reader’s language, and bring no other one', async ({ request }) => {
  const textOf = async (path: string, language = 'en') => {
    const answer = await request.get(path, { headers: { 'Accept-Language': language } })
    return answer.text()
  }
  const scriptsFor = async (language: string) => {
    const [, modules = ''] =
      /data-modules="([^"]*)"/.exec(await textOf('/properties', language)) ?? []
    return Promise.all(modules.split(' ').map((module) => textOf(module)))
  }
  const english = 'Skip to content'
  for (const [language, words] of [
    ['sw', 'Nenda kwenye maudhui'],
    ['fr', 'Aller au contenu'],
    ['en', english],
  ] as const) {
    const scripts = await scriptsFor(language)
    const all = scripts.join('\n')
    expect(all).toContain(words)
    if (language !== 'en') expect(all).not.toContain(english)
  }
})

test('scripts are asked for once the picture is there, or somebody touches the page', async ({
  browser,
}) => {
  for (const touches of [false, true]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url())
    })
    let show = () => {}
    const shown = new Promise<void>((resolve) => (show = resolve))
    await page.route(/\/uploads\/properties\//, async (route) => {
      await shown
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/properties', { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(asked).toEqual([])
    if (touches) await page.keyboard.press('Shift')
    else show()
    await hydrated(page)
    expect(asked.length).toBeGreaterThan(5)
    show()
    await context.close()
  }
})

test('a page whose part went with a release loads itself anew once, and then goes on without it', async ({
  page,
}) => {
  await page.route('**/assets/login-required-*.js', (route) => route.fulfill({ status: 404 }))
  await open(page, '/properties')
  const loads = loadsOf(page)
  const heart = page.getByRole('button', { name: /^Save .* to your wishlist$/ }).first()
  const loaded = page.waitForEvent('load')
  await heart.click()
  await loaded
  await hydrated(page)
  await heart.click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the page did not load.' })
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(loads()).toBe(1)
})

test('a page stays as it was rendered where the browser lives in another year', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 400 * 86_400_000 })
  await open(page, `/properties?checkIn=${day(30)}&checkOut=${day(32)}`)
  // A text that differs is a trouble; one that is drawn anew says the other year.
  await expect(page.getByText(`© ${day(0).slice(0, 4)} Makao`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remove filter: / })).not.toHaveText(/\d{4}/)
})

test('dates and wishes for a stay that are chosen before scripts run stand once they do', async ({
  browser,
}) => {
  const { context } = await newPersonIn(browser)
  const page = await context.newPage()
  const [place] = await somePlaces(1)
  const field = (name: string) => page.locator(`#booking input[type=date][name=${name}]`)
  const children = page.getByLabel('Of them children')
  const words = page.getByLabel('What should your host know?')
  const guests = page.getByLabel('Guests', { exact: true })
  await openTyping(page, `/properties/${place!.id}?guests=2`, async () => {
    await page.getByText('Children, arrival time or a request?').click()
    await children.selectOption('1 child')
    await words.fill('We come at nine, after dark.')
    await guests.selectOption('3')
    await field('checkIn').fill(day(300))
    await field('checkOut').fill(day(302))
  })
  await expect(page).toHaveURL(new RegExp(`checkIn=${day(300)}&checkOut=${day(302)}`))
  // Whoever is in a field stays in it.
  await expect(field('checkOut')).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(field('checkOut')).toBeHidden()
  await expect(page.locator('#booking button[data-part=checkIn]')).toContainText(/\d/)
  await expect(children).toHaveValue('1')
  await expect(words).toHaveValue('We come at nine, after dark.')
  await expect(page.locator('#booking form[method=post] input[name=guests]')).toHaveValue('3')
  // The wishes hear of it once their scripts run.
  await guests.selectOption('2')
  await expect(children.getByRole('option')).toHaveCount(2)
  await expect(children).toHaveValue('1')
  await expect(words).toHaveValue('We come at nine, after dark.')
  await context.close()
})

test('dates of a search are chosen before scripts run, and searched for', async ({ page }) => {
  const field = (name: string) => page.locator(`input[type=date][name=${name}]`)
  await openTyping(page, '/', async () => {
    await page.getByRole('combobox', { name: 'Where' }).fill('Kisumu')
    await field('checkIn').fill(day(300))
    await field('checkOut').fill(day(302))
  })
  await expect(field('checkOut')).toBeFocused()
  await page.getByLabel('Guests', { exact: true }).selectOption('2')
  await page.getByRole('button', { name: 'Search Properties' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/properties\\?.*checkIn=${day(300)}&checkOut=${day(302)}`)
  )
})
