import { redirect, type RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { getUser, requireUser, safePath } from '~/session.server'
import type { FavouriteReason } from '~/sign-in-path'

interface Keeping<State> {
  request: Request
  context: Readonly<RouterContextProvider>
  reason: FavouriteReason
  /** Where to go when nobody knows which page the form stood on. */
  fallback: string
  words: { done: (state: State) => string; failed: string }
  keep: (api: ReturnType<typeof apiFor>) => Promise<State>
}

/**
 * Keeps a mark that somebody set. Scripts are answered with its new state; a form without them with
 * the page it stood on, which says what happened. Anonymous visitors are led to sign in and back.
 */
export async function keepMark<State>(keeping: Keeping<State>) {
  const { request, context, reason, fallback, words, keep } = keeping
  const scripted = request.headers.get('accept') === 'application/json'
  const returnTo = pageOf(request) ?? fallback
  if (scripted && !(await getUser(request, context))) {
    return Response.json({ success: false }, { status: 401 })
  }
  await requireUser(request, context, { reason, returnTo })
  try {
    const state = await keep(apiFor(request))
    const headers = () => flash({ tone: 'success', text: words.done(state) })
    return scripted ? Response.json(state) : redirect(returnTo, { headers: headers() })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return scripted
      ? Response.json({ success: false, message: error.message }, { status: error.status })
      : redirect(returnTo, { headers: flash({ tone: 'error', text: words.failed }) })
  }
}

/** The page of ours on which a form stood, as the browser tells it. */
function pageOf(request: Request) {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  const here = new URL(request.url)
  const host = request.headers.get('x-forwarded-host') ?? here.host
  return referrer?.host === host ? safePath(referrer.pathname + referrer.search) : null
}
