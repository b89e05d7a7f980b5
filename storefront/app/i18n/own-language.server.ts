import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { sessionCookieName } from '../../server/cookies'
import { isLanguage, type Language } from '@makao/shared/languages'
import { languageOf, rememberLanguage } from './language.server'

/*
 * The language in a user's settings, for letters and new browsers. Failures here never fail a page.
 */

/** Stores the language in the user's settings. */
export async function saveInSettings(request: Request, language: Language) {
  await apiFor(request).settings.update({ body: { language } }).catch(unlessRefused)
}

/**
 * After signing in, takes the language of the user's settings; adds it to `cookies`, the API's
 * answer to the sign-in. Who has chosen nothing yet keeps the current one.
 */
export async function adoptOwnLanguage(request: Request, cookies: Headers) {
  const signedIn = withSession(request, cookies)
  const answer = await apiFor(signedIn).settings.show({}).catch(unlessRefused)
  if (answer?.data.updatedAt === null) {
    await saveInSettings(signedIn, languageOf(request))
  } else if (isLanguage(answer?.data.language)) {
    await rememberLanguage(answer.data.language, cookies)
  }
}

/** Stores the current language in a new account. */
export async function bringLanguage(request: Request, cookies: Headers) {
  await saveInSettings(withSession(request, cookies), languageOf(request))
}

/** The request with the new session's cookie. */
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
