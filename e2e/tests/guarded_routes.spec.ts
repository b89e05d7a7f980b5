import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { root } from '../../scripts/lib/run.mjs'
import { expect, people, test } from '../support/journey.ts'
import { baseURL } from '../support/settings.ts'
import { signedIn } from '../support/world.ts'

/*
 * Every page below a guarded layout, read from the built storefront: a page that is added is tried
 * here without anybody thinking of it.
 */

interface Route {
  id: string
  parentId?: string
  path?: string
}

const { routes } = (await import(join(root, 'storefront/build/server/index.js'))) as {
  routes: Record<string, Route>
}

/** The paths below a layout, with their parameters filled in. */
function below(layout: string) {
  const paths = Object.values(routes).filter(({ parentId }) => parentId === layout)
  if (paths.length === 0) throw new Error(`Nothing is below ${layout}`)
  return paths.map(({ path = '' }) => {
    const own = path
      .replace(/\/?:\w+\?/, '')
      .replace(/:\w+/g, '1')
      .replace('*', 'users')
    return [routes[layout]?.path, own].filter(Boolean).join('/').replace(/^/, '/')
  })
}

/** Where a request is sent, by a document's `Location` or in the answer to scripts. */
async function sentTo(request: APIRequestContext, method: string, path: string, suffix = '') {
  const answer = await request.fetch(`${path}${suffix}`, {
    method,
    maxRedirects: 0,
    ...(method === 'POST' && { form: { _: '' } }),
  })
  const text = await answer.text()
  return suffix
    ? { status: answer.status(), to: /"(\/[^"]*)"/.exec(text)?.[1], text }
    : { status: answer.status(), to: answer.headers().location, text }
}

const signIn = (path: string) => `/auth/login?${new URLSearchParams({ returnTo: path })}`

test.describe('Without a session', () => {
  for (const path of below('routes/dashboard/layout')) {
    test(`${path} gives nothing and asks to sign in`, async ({ request }) => {
      for (const method of ['GET', 'POST']) {
        // Who writes was signed in before.
        const to = signIn(path) + (method === 'POST' ? '&reason=expired' : '')
        const page = await sentTo(request, method, path)
        expect(page).toMatchObject({ status: 302, to, text: '' })
        const data = await sentTo(request, method, path, '.data')
        expect(data).toMatchObject({ status: 202, to })
        const one = await sentTo(request, method, path, '.data?_routes=routes%2Fdashboard%2Fx')
        expect(one).toMatchObject({ status: 202, to })
      }
    })
  }

  test('a review is reported by people alone', async ({ request }) => {
    const to = `${signIn('/reviews/1/report')}&reason=review`
    for (const method of ['GET', 'POST']) {
      expect(await sentTo(request, method, '/reviews/1/report')).toMatchObject({ status: 302, to })
      expect(await sentTo(request, method, '/reviews/1/report', '.data')).toMatchObject({ to })
    }
  })

  test('a session that has ended is named as the reason', async ({ browser }) => {
    const context = await browser.newContext({ baseURL })
    await context.addCookies([{ name: 'makao_session', value: 'ended', url: baseURL }])
    const to = `${signIn('/dashboard/profile?tab=password')}&reason=expired`
    const path = '/dashboard/profile'
    const page = await context.request.get(`${path}?tab=password`, { maxRedirects: 0 })
    expect(page.headers().location).toBe(to)
    const data = await context.request.get(`${path}.data?tab=password`, { maxRedirects: 0 })
    expect(await data.text()).toContain(`"${to}"`)
    await context.close()
  })
})

test('whoever is signed in needs none of the pages of sign-in', async ({ browser }) => {
  const context = await signedIn(browser, people.guest.email)
  for (const path of below('routes/auth/layout')) {
    const page = await sentTo(context.request, 'GET', path)
    expect(page, path).toMatchObject({ status: 302, to: '/dashboard', text: '' })
    const data = await sentTo(context.request, 'GET', path, '.data')
    expect(data, path).toMatchObject({ status: 202, to: '/dashboard' })
  }
  await context.close()
})

test("hosts leave the guests' dashboard, but for what is everybody's", async ({ browser }) => {
  const context = await signedIn(browser, people.host.email)
  const paths = below('routes/dashboard/layout')
  const shared = /\/(?:wishlist|change|claim|pay|receipt|review)$|\/(?:helping|reviews\/1)(?:\/|$)/
  for (const path of paths) {
    const { status, to } = await sentTo(context.request, 'GET', path, '.data')
    if (shared.test(path)) {
      expect(to, path).not.toBe(path)
    } else {
      expect({ status, to }, path).toEqual({ status: 202, to: path })
    }
  }
  await context.close()
})
