import { redirect, type RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { getSession, requireUser, safePath } from '~/session.server'
import type { FavouriteReason } from '~/sign-in-path'

interface Saving<State> {
  request: Request
  context: Readonly<RouterContextProvider>
  reason: FavouriteReason
  /** Redirect target without a referrer. */
  fallback: string
  words: { done: (state: State) => string; failed: string }
  save: (api: ReturnType<typeof apiFor>) => Promise<State>
}

/**
 * The action of a mark. Scripts get its new state, forms a redirect to their page with a message.
 * Anonymous visitors are sent to sign in.
 */
export async function saveMark<State>(saving: Saving<State>) {
  const { request, context, reason, fallback, words, save } = saving
  const scripted = request.headers.get('accept') === 'application/json'
  const returnTo = pageOf(request) ?? fallback
  const { user, failure } = await getSession(request, context)
  if (scripted && !user) {
    return Response.json({ success: false }, { status: failure?.status ?? 401 })
  }
  await requireUser(request, context, { reason, returnTo })
  try {
    const state = await save(apiFor(request))
    if (scripted) {
      return Response.json(state)
    }
    const headers = await flash({ tone: 'success', text: words.done(state) })
    return redirect(returnTo, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return scripted
      ? Response.json({ success: false, message: error.message }, { status: error.status })
      : redirect(returnTo, { headers: await flash({ tone: 'error', text: words.failed }) })
  }
}

/** The referring page, if it is ours. */
function pageOf(request: Request) {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  const here = new URL(request.url)
  const host = request.headers.get('x-forwarded-host') ?? here.host
  return referrer?.host === host ? safePath(referrer.pathname + referrer.search) : null
}
