import { expect, hydrated, test } from '../support/journey.ts'

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
