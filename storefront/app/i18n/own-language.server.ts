import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { sessionCookieName } from '../../server/session-cookie'
import { isLanguage, type Language } from './language'
import { languageOf, rememberLanguage } from './language.server'

/*
 * The language of whoever is signed in is one of their settings: letters follow it, and every
 * browser they sign in with. None of this is worth refusing a page for.
 */

/** Stores what the signed-in person chose to read in. */
export async function keepInSettings(request: Request, language: Language) {
  await apiFor(request).settings.update({ body: { language } }).catch(unlessRefused)
}

/**
 * Whoever signs in reads on in the language of their settings. `cookies` are what the API answered
 * to the sign-in; the language is added to them.
 */
export async function adoptOwnLanguage(request: Request, cookies: Headers) {
  const signedIn = withSession(request, cookies)
  const answer = await apiFor(signedIn).settings.show({}).catch(unlessRefused)
  const language = answer?.data.language
  if (isLanguage(language)) {
    rememberLanguage(language, cookies)
  }
}

/** A new account begins with the language its owner has been reading in. */
export async function bringLanguage(request: Request, cookies: Headers) {
  await keepInSettings(withSession(request, cookies), languageOf(request))
}

/** The same request, with the session that the API has just opened. */
function withSession(request: Request, cookies: Headers) {
  const headers = new Headers(request.headers)
  const session = cookies
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .find((cookie) => cookie.startsWith(`${sessionCookieName()}=`))
  headers.set('cookie', session ?? '')
  return new Request(request.url, { headers, signal: request.signal })
}

function unlessRefused(error: unknown) {
  if (!(error instanceof ApiFailure)) {
    throw error
  }
}
