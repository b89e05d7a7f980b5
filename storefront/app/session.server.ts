import { createContext, redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { apiFor } from './api.server'
import { ApiFailure } from './api/api-failure'
import type { User } from './api/types'
import { signInPath, type SignInReason } from './sign-in-path'
import { isForEverybody } from '../server/for-everybody'
import { sessionToken } from '../server/session-cookie'

interface Session {
  user: User | null
  /** Why the session that the browser carries is of no use. */
  failure: ApiFailure | null
}

/** One look at the session per request, however many loaders ask. */
const asked = createContext<{ session: Promise<Session> } | null>(null)

type Context = Readonly<RouterContextProvider>

/**
 * Whoever is signed in, or null. While the API cannot be reached everybody counts as a visitor, so
 * that public pages keep working.
 */
export async function getUser(request: Request, context: Context): Promise<User | null> {
  const { user } = await sessionOf(request, context)
  return user
}

function sessionOf(request: Request, context: Context): Promise<Session> {
  const known = context.get(asked)
  if (known) {
    return known.session
  }
  const session = askForSession(request)
  context.set(asked, { session })
  return session
}

async function askForSession(request: Request): Promise<Session> {
  if (!sessionToken(request.headers.get('cookie'))) {
    return { user: null, failure: null }
  }
  try {
    const { data } = await apiFor(request).auth.me({})
    return { user: data as User, failure: null }
  } catch (error) {
    if (error instanceof ApiFailure) {
      return { user: null, failure: error }
    }
    throw error
  }
}

/**
 * The signed-in user, or a redirect to the sign-in page that remembers where they were going. Whom
 * the API cannot recognise because it is down sees just that, and is not asked to sign in again.
 */
export async function requireUser(
  request: Request,
  context: Context,
  { reason, returnTo = pagePath(request) }: { reason?: SignInReason; returnTo?: string } = {}
) {
  const { user, failure } = await sessionOf(request, context)
  if (user) {
    return user
  }
  if (failure && failure.status !== 401) {
    throw failure
  }
  throw redirect(signInPath(returnTo, failure ? 'expired' : reason))
}

/** Sign-in and registration are for visitors: whoever is signed in goes to their dashboard. */
export async function requireVisitor(request: Request, context: Context) {
  const user = await getUser(request, context)
  if (user) {
    throw redirectAs(user, '/dashboard')
  }
}

/**
 * A redirect for this user. Hosts and admins on their way to the dashboard pass the front door
 * again, which opens the back office for them.
 */
export function redirectAs(user: Pick<User, 'role'>, path: string, headers?: Headers) {
  const backOffice = user.role !== 'guest' && /^\/dashboard(\/|\?|$)/.test(path)
  return backOffice ? redirectDocument(path, { headers }) : redirect(path, { headers })
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

/** Whose page of the dashboard this is: the guest's, or anybody's who is signed in. */
export function requireOwner(request: Request, context: Context) {
  const require = isForEverybody(new URL(pagePath(request), request.url).pathname)
    ? requireUser
    : requireGuest
  return require(request, context)
}

/** Where the sign-in pages lead in the end: a page of ours, and never one of them again. */
export function returnPath(url: URL) {
  const path = safePath(url.searchParams.get('returnTo'))
  return path.startsWith('/auth/') ? '/dashboard' : path
}

/**
 * `path` when it stays on this site, else the dashboard: nobody is ever sent elsewhere. A path that
 * begins with two slashes (`/.//elsewhere.example` becomes one) would lead away.
 */
export function safePath(path: string | null | undefined): string {
  const here = 'http://makao.invalid'
  const url = path?.startsWith('/') && URL.parse(path, here)
  return url && url.origin === here && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/dashboard'
}

/** The page behind a request, whether the browser asked for it or for its data alone. */
function pagePath(request: Request) {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  const path = url.pathname.replace(/(\/_)?\.data$/, '')
  return `${path || '/'}${url.search}`
}
