import { defaultLanguage, isLanguage, type Language } from './language'

const COOKIE = 'makao_language'

/** In seconds. */
const YEAR = 31_536_000

/** The reader's language: what they chose (cookie), else what their browser asks for, else English. */
export function languageOf(request: Request): Language {
  const cookies = request.headers.get('cookie') ?? ''
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookies)?.[1]
  return isLanguage(chosen) ? chosen : preferredOf(request.headers.get('accept-language') ?? '')
}

/** Keeps a choice for a year. No secret, and not HttpOnly: the back office reads and changes it, too. */
export function rememberLanguage(language: Language, headers = new Headers()) {
  const secure = process.env.APP_URL?.startsWith('https:') ? '; Secure' : ''
  headers.append(
    'Set-Cookie',
    `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
  )
  return headers
}

/** The first of the wished languages, by weight, that we speak. */
function preferredOf(accepted: string): Language {
  const wishes = accepted
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { language: tag.split('-')[0], weight: Number(weight ?? 1) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const found = wishes.map(({ language }) => language).find((language) => isLanguage(language))
  return found ?? defaultLanguage
}
