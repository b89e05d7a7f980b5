import {
  createContext,
  redirect,
  redirectDocument,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { apiHearing } from './api.server'
import { ApiFailure } from './api/api-failure'
import type { User } from './api/types'
import { flash } from './flash.server'
import { translatorOf } from './i18n/texts.server'
import auth from './locales/en/auth.json'
import { signInPath, type SignInReason } from './sign-in-path'
import { SIGN_IN_FIRST } from '../server/changes-no-page'
import { sessionToken } from '../server/cookies'

interface Session {
  user: User | null
  /** Why the session is invalid or unknown. */
  failure: ApiFailure | null
  /** When it ends; null while nobody knows. */
  until: string | null
}

/** Long ago, whatever the clock of the browser says. */
const OVER = new Date(0).toISOString()

/** Caches the session per request. */
const asked = createContext<{ session: Promise<Session> } | null>(null)

type Context = Readonly<RouterContextProvider>

/** The signed-in user, or null; also null while the API is down, so that public pages work. */
export async function getUser(request: Request, context: Context): Promise<User | null> {
  const { user } = await getSession(request, context)
  return user
}

/** The signed-in user, and why there is none where the session is over or could not be asked about. */
export function getSession(request: Request, context: Context): Promise<Session> {
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
    return { user: null, failure: null, until: null }
  }
  let until: string | null = null
  const api = apiHearing(request, ({ headers }) => (until = headers.get('x-session-until')))
  try {
    const { data } = await api.auth.me({})
    return { user: data as User, failure: null, until }
  } catch (error) {
    if (error instanceof ApiFailure) {
      const isOver = error.status === 401
      return { user: null, failure: error, until: isOver ? OVER : null }
    }
    throw error
  }
}

/** Tells the service worker until when it may show what this viewer sees (`worker/viewer.ts`). */
export const tellSessionEnd: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  const session = await context.get(asked)?.session.catch(() => null)
  if (session?.until) {
    response.headers.set('X-Viewer-Until', session.until)
  }
  return response
}

/**
 * The signed-in user, or a redirect to sign in and return. While the API is down its failure is
 * thrown instead.
 * @param returnTo a local path
 */
export async function requireUser(
  request: Request,
  context: Context,
  { reason, returnTo }: { reason?: SignInReason; returnTo: string }
) {
  const { user, failure } = await getSession(request, context)
  if (user) {
    return user
  }
  if (failure && failure.status !== 401) {
    throw failure
  }
  // Who writes on a page of their own was signed in when it was opened.
  const wrote = request.method !== 'GET' && !reason
  if (!failure && !wrote) {
    throw redirect(signInPath(returnTo, reason), { headers: { [SIGN_IN_FIRST]: 'yes' } })
  }
  const text = translatorOf(request, auth)('auth.login.reason.expired')
  const headers = await flash({ tone: 'error', text })
  headers.set(SIGN_IN_FIRST, 'yes')
  throw redirect(signInPath(returnTo, 'expired'), { headers })
}

/**
 * A redirect by role: hosts and admins reload through the front door, which serves the back office.
 */
export function redirectAs(user: Pick<User, 'role'>, path: string, headers?: Headers) {
  const backOffice = user.role !== 'guest' && /^\/dashboard(\/|\?|$)/.test(path)
  return backOffice ? redirectDocument(path, { headers }) : redirect(path, { headers })
}

/** Where sign-in leads: a local path that is no sign-in page. */
export function returnPath(url: URL) {
  const path = safePath(url.searchParams.get('returnTo'))
  return path.startsWith('/auth/') ? '/dashboard' : path
}

/**
 * `path` when it is local, else the dashboard, against open redirects. A path that resolves to two
 * leading slashes (`/.//elsewhere.example`) is not local.
 */
export function safePath(path: string | null | undefined): string {
  const here = 'http://makao.invalid'
  const url = path?.startsWith('/') && URL.parse(path, here)
  return url && url.origin === here && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/dashboard'
}
