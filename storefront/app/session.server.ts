import { createContext, redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { apiFor } from './api.server'
import { ApiFailure } from './api/api-failure'
import type { User } from './api/types'
import { sessionToken } from '../server/session-cookie'

/** One look at the session per request, however many loaders ask. */
const asked = createContext<{ user: Promise<User | null> } | null>(null)

type Context = Readonly<RouterContextProvider>

/**
 * Whoever is signed in, or null. While the API cannot be reached everybody counts as a visitor, so
 * that public pages keep working.
 */
export function getUser(request: Request, context: Context): Promise<User | null> {
  const known = context.get(asked)
  if (known) {
    return known.user
  }
  const user = askForUser(request)
  context.set(asked, { user })
  return user
}

async function askForUser(request: Request) {
  if (!sessionToken(request.headers.get('cookie'))) {
    return null
  }
  try {
    const { data } = await apiFor(request).auth.me({})
    return data as User
  } catch (error) {
    if (error instanceof ApiFailure) {
      return null
    }
    throw error
  }
}

/**
 * The signed-in user, or a redirect to the sign-in page that remembers where they were going.
 * `message` (a text id's value) is shown above the sign-in form.
 */
export async function requireUser(request: Request, context: Context, message?: string) {
  const user = await getUser(request, context)
  if (!user) {
    throw redirect(loginPath(pagePath(request), message))
  }
  return user
}

/**
 * The signed-in guest. A host or admin who comes by a link inside the storefront is sent through
 * the front door again, which opens the back office for them.
 */
export async function requireGuest(request: Request, context: Context) {
  const user = await requireUser(request, context)
  if (user.role !== 'guest') {
    throw redirectDocument(pagePath(request))
  }
  return user
}

/** Where to sign in, coming back to `returnTo` (a path of ours) afterwards. */
export function loginPath(returnTo: string, message?: string) {
  const query = new URLSearchParams({ returnTo: safePath(returnTo) })
  if (message) {
    query.set('message', message)
  }
  return `/auth/login?${query}`
}

/** `path` when it stays on this site, else the dashboard: nobody is ever sent elsewhere. */
export function safePath(path: string | null | undefined): string {
  const here = 'http://makao.invalid'
  const url = path?.startsWith('/') && URL.parse(path, here)
  return url && url.origin === here ? url.pathname + url.search + url.hash : '/dashboard'
}

/** The page behind a request, whether the browser asked for it or for its data alone. */
function pagePath(request: Request) {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  const path = url.pathname.replace(/(\/_)?\.data$/, '')
  return `${path || '/'}${url.search}`
}
