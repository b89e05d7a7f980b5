import { expect, open, test } from '../support/journey.ts'

test('a window that goes on to the next journey has nothing of the one before', async ({
  browser,
  contextOptions,
  baseURL: url,
}) => {
  const before = await browser.newContext(contextOptions)
  const page = await before.newPage()
  const size = page.viewportSize()
  await open(page, '/about')
  await before.addCookies([{ name: 'left', value: 'behind', url }])
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
  })
  await page.route('**/terms', (route) => route.abort())
  page.on('dialog', () => expect('a dialog').toBe('unheard'))
  await page.setViewportSize({ width: 500, height: 500 })
  await before.close()

  const next = await browser.newContext(contextOptions)
  const again = await next.newPage()
  expect(again).toBe(page)
  expect(again.viewportSize()).toEqual(size)
  await open(again, '/terms')
  await again.evaluate(() => confirm('Unheard?'))
  const kept = () => again.evaluate(() => [localStorage.left, sessionStorage.left, history.length])
  expect(await kept()).toEqual([undefined, undefined, 2])
  const cookies = await next.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('left')
  await next.close()

  const changed = await browser.newContext(contextOptions)
  const spent = await changed.newPage()
  expect(spent).toBe(page)
  await spent.addInitScript(() => localStorage.setItem('left', 'behind'))
  await changed.close()
  const anew = await browser.newContext(contextOptions)
  expect(await anew.newPage()).not.toBe(page)
  await anew.close()
})
