import { join } from 'node:path'
import { root } from '../../scripts/lib/run.mjs'

/*
 * Every address of the storefront, read from its build: a page that is added is tried without
 * anybody thinking of it.
 */

interface Route {
  id: string
  parentId?: string
  path?: string
  module: { default?: unknown }
}

/** Whom a page is for: everyone, visitors without a session, users, or guests alone. */
export type Audience = 'everyone' | 'visitors' | 'users' | 'guests'

export interface Page {
  /** With its parameters: `/properties/:id`. */
  pattern: string
  audience: Audience
  /** It is shown in a browser, and not only answered to. */
  isDocument: boolean
}

const { routes } = (await import(join(root, 'storefront/build/server/index.js'))) as {
  routes: Record<string, Route>
}

/** What hosts and admins use as well (docs/architecture, who lives where). */
const FOR_EVERYBODY =
  /^\/dashboard\/(wishlist|helping(\/.*)?|bookings\/:id\/(change|claim|pay|receipt|review)|reviews\/:id\/.+)$/

const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))

export const pages: Page[] = Object.values(routes)
  .filter(({ id }) => !parents.has(id))
  .map((route) => {
    const pattern = patternOf(route)
    return { pattern, audience: audienceOf(route, pattern), isDocument: !!route.module.default }
  })

/** The address of a page with `value` for each parameter. */
export const pathOf = (pattern: string, value: string) =>
  pattern
    .split('/')
    .map((part) => (part.startsWith(':') || part === '*' ? value : part))
    .join('/')

function patternOf({ path, parentId }: Route): string {
  const above = parentId ? patternOf(routes[parentId]!) : ''
  return path ? `${above === '/' ? '' : above}/${path.replace('?', '')}` : above || '/'
}

function audienceOf({ parentId }: Route, pattern: string): Audience {
  if (pattern === '/reviews/:id/report' || FOR_EVERYBODY.test(pattern)) return 'users'
  if (parentId === 'routes/dashboard/layout') return 'guests'
  return parentId === 'routes/auth/layout' ? 'visitors' : 'everyone'
}
