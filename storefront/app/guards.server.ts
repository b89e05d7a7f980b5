import {
  createContext,
  redirectDocument,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import type { User } from './api/types'
import { isForEverybody } from '../server/for-everybody'
import { flash } from './flash.server'
import { translatorOf } from './i18n/texts.server'
import auth from './locales/en/auth.json'
import { pastSignIn } from './past-sign-in'
import { getUser, redirectAs, requireUser } from './session.server'
import type { SignInReason } from './sign-in-path'

/*
 * Guards are middleware: they run before every loader and action below their route, for documents
 * and `.data` requests alike (ADR 0031).
 */

/** The signed-in user of a guarded route; reading it elsewhere throws. */
export const userContext = createContext<User>()

interface Guarded {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

async function letIn({ request, url, context }: Guarded, reason?: SignInReason) {
  const user = await requireUser(request, context, { reason, returnTo: url.pathname + url.search })
  context.set(userContext, user)
  return user
}

/** Lets in whoever is signed in; others sign in first and return. */
export function usersOnly(reason?: SignInReason): MiddlewareFunction<Response> {
  return async (args) => {
    await letIn(args, reason)
  }
}

/**
 * The guests' dashboard. Hosts and admins reload through the front door, which serves the back
 * office, except for pages that are for everybody.
 */
export const dashboardOnly: MiddlewareFunction<Response> = async (args) => {
  const { role } = await letIn(args)
  const { pathname, search } = args.url
  if (role !== 'guest' && !isForEverybody(pathname)) {
    throw redirectDocument(pathname + search)
  }
}

/**
 * Redirects signed-in users from the pages of sign-in to their own. What those pages send is
 * answered: a second sign-in replaces the first.
 */
export const visitorsOnly: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const user = reads && (await getUser(request, context))
  if (user) {
    const { path, word } = pastSignIn(url)
    throw redirectAs(user, path, word ? await whyNot(request, word) : undefined)
  }
}

/** Whoever came by a link from a letter is told why it led elsewhere. */
function whyNot(request: Request, word: 'changePassword' | 'signedInAlready') {
  const text = translatorOf(request, auth)(`auth.${word}`)
  return flash({ tone: word === 'changePassword' ? 'success' : 'error', text })
}
