import { createClient } from './api/client.server'
import { languageOf } from './i18n/language.server'
import { translatorOf } from './i18n/texts.server'
import errors from './locales/en/errors.json'
import failures from './locales/en/failures.json'
import { sessionToken } from '../server/cookies'

/** In ms (specification §9). */
const TIMEOUT = 15_000

const TEXTS = { ...errors, ...failures }

/**
 * The API in the name of this request's sender: with their session, language, address and request
 * id. Calls throw `ApiFailure`. `cookies` collects the API's Set-Cookie headers for the action's
 * answer: `redirect(to, { headers: cookies })`.
 */
export function apiWithCookies(request: Request) {
  const cookies = new Headers()
  const api = apiHearing(request, ({ headers }) => {
    headers.getSetCookie().forEach((cookie) => cookies.append('Set-Cookie', cookie))
  })
  return { api, cookies }
}

/** As `apiWithCookies`, for whoever reads other headers of the answers. */
export function apiHearing(request: Request, onAnswer: (response: Response) => void) {
  return createClient({
    timeout: TIMEOUT,
    signal: request.signal,
    headers: callerHeaders(request),
    say: (id, values) => translatorOf(request, TEXTS)(id, values),
    onAnswer,
  })
}

/** As `apiWithCookies`, for pages that set no cookies. */
export function apiFor(request: Request) {
  return apiWithCookies(request).api
}

function callerHeaders(request: Request) {
  const token = sessionToken(request.headers.get('cookie'))
  const traceparent = request.headers.get('traceparent')
  return {
    'Accept': 'application/json',
    'Accept-Language': languageOf(request),
    'X-Client': 'web',
    'User-Agent': request.headers.get('user-agent') ?? '',
    'X-Forwarded-For': request.headers.get('x-forwarded-for') ?? '',
    'X-Forwarded-Proto': request.headers.get('x-forwarded-proto') ?? 'http',
    'X-Request-Id': request.headers.get('x-request-id') ?? '',
    ...(traceparent ? { traceparent } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}
