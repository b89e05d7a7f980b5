import { expect, hydrated, people, test } from '../support/journey.ts'
import { signedIn } from '../support/world.ts'

test.describe('The ways into an account', () => {
  test('menus lead to pages that are there', async ({ browser }) => {
    const context = await signedIn(browser, people.guest.email)
    const page = await context.newPage()
    await page.goto('/dashboard')
    const paths = await page
      .locator('.dashboard-menu a, header a[href^="/dashboard"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
    expect(paths).toEqual(
      expect.arrayContaining([
        '/dashboard',
        '/dashboard/bookings',
        '/dashboard/wishlist',
        '/dashboard/reviews',
        '/dashboard/profile',
        '/dashboard/settings',
      ])
    )
    for (const path of paths) {
      const answer = await context.request.get(String(path))
      expect(answer.status(), String(path)).toBe(200)
    }
    await context.close()
  })

  test('rooms of others stay closed, with a way back', async ({ browser }) => {
    const context = await signedIn(browser, people.guest.email)
    const page = await context.newPage()
    for (const room of ['contacts', 'payouts/claims/1', 'reviews/flagged']) {
      const answer = await context.request.get(`/dashboard/${room}`)
      expect(answer.status(), room).toBe(403)
    }
    await page.goto('/dashboard/bookings')
    const answer = await page.goto('/dashboard/users')
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
    await hydrated(page)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/dashboard\/bookings$/)
    await context.close()
  })

  test('the dashboard opens for everybody, however its address is written', async ({ browser }) => {
    for (const role of ['guest', 'host'] as const) {
      const context = await signedIn(browser, people[role].email)
      for (const path of ['/Dashboard', '/%64ashboard', '/DASHBOARD/wishlist?page=1']) {
        const answer = await context.request.get(path)
        expect(answer.status(), `${role} ${path}`).toBe(200)
        const { pathname, search } = new URL(answer.url())
        const to = path.replace(/^\/[^/]+/, '/dashboard')
        expect(pathname + search, `${role} ${path}`).toBe(to)
        // The pages of hosts are drawn by their scripts.
        if (role === 'guest') expect(await answer.text(), path).toContain('</h1>')
      }
      await context.close()
    }
  })
})

const HOSTILE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2F%2Fevil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'https:evil.example',
]

test.describe('Return paths never leave the site', () => {
  for (const hostile of HOSTILE) {
    test(JSON.stringify(hostile), async ({ request }) => {
      for (const name of ['returnTo', 'next']) {
        const query = new URLSearchParams({ [name]: hostile })
        const answer = await request.post(`/auth/login?${query}`, {
          form: { email: people.guest.email, password: 'Karibu123' },
          maxRedirects: 0,
        })
        expect(answer.status()).toBe(302)
        const to = new URL(answer.headers().location ?? '', 'http://localhost')
        expect(to.host).toBe('localhost')
        expect(to.pathname.startsWith('//')).toBe(false)
      }
    })
  }
})
