import { LANGUAGE_COOKIE } from '@makao/shared/cookies'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@makao/shared/languages'
import { languageCookie } from '../cookies.server.ts'
import { readCookie } from '../../server/cookies.ts'

const known = new WeakMap<Request, Language>()

/** The reader's language: by cookie, else by Accept-Language, else English. */
export function languageOf(request: Request): Language {
  const language = known.get(request) ?? readLanguage(request)
  known.set(request, language)
  return language
}

function readLanguage(request: Request): Language {
  const chosen = readCookie(request.headers.get('cookie'), LANGUAGE_COOKIE)
  return isLanguage(chosen) ? chosen : preferredOf(request.headers.get('accept-language') ?? '')
}

/** Stores the choice for a year. */
export async function rememberLanguage(language: Language, headers = new Headers()) {
  headers.append('Set-Cookie', await languageCookie.serialize(language))
  return headers
}

/** The best supported language by weight. */
function preferredOf(accepted: string): Language {
  const wishes = accepted
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish
        .toLowerCase()
        .split(';')
        .map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { language: tag.split('-')[0], weight: Number(weight ?? 1) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const found = wishes.map(({ language }) => language).find((language) => isLanguage(language))
  return found ?? DEFAULT_LANGUAGE
}
