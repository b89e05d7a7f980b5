import type { Locale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS } from '@makao/shared/cookies'
import { isLanguage, type Language } from '@makao/shared/languages'
import type { Catalogue, Speech } from '../locales/language'
import { i18n } from './i18n'

const speeches: Record<Exclude<Language, 'en'>, () => Promise<{ default: Speech }>> = {
  sw: () => import('../locales/sw'),
  fr: () => import('../locales/fr'),
}

const words = new Map<string, Locale>()

/** The language chosen in this browser, here or in the storefront; undefined when none was. */
export function chosenLanguage(): Language | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1]
  return isLanguage(chosen) ? chosen : undefined
}

/** Lets the next page, also of the storefront, speak the language, too. */
export function storeLanguage(language: Language) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_SECONDS}; SameSite=Lax${secure}`
}

/**
 * Says everything in `language` from now on. English is always there, the others are fetched first.
 *
 * @throws when the texts cannot be fetched; nothing has changed then
 */
export async function speak(language: Language) {
  if (language !== 'en' && !words.has(language)) {
    const { default: speech } = await speeches[language]()
    words.set(language, speech.antd)
    i18n.addResourceBundle(language, 'translation', withEveryPlural(speech.texts, language))
  }
  if (language !== 'en' || i18n.language !== 'en') {
    const { default: dayjs } = await import('dayjs')
    dayjs.locale(language)
  }
  document.documentElement.lang = language
  await i18n.changeLanguage(language)
}

/** Ant Design's own words in `language`. Without any it would draw all it stands around anew, forms half filled in too. */
export const antdWords = (language: string) => words.get(language) ?? english

/**
 * French has a form of its own from a million on, which no count of ours reaches and no translator
 * should have to write: the form for many things stands in.
 */
function withEveryPlural(texts: Catalogue, language: Language): Catalogue {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const entries = Object.entries(texts).flatMap(([key, value]): [string, Catalogue | string][] => {
    if (typeof value !== 'string') {
      return [[key, withEveryPlural(value, language)]]
    }
    const stem = key.endsWith('_other') ? key.slice(0, -'other'.length) : null
    return stem ? pluralCategories.map((form) => [`${stem}${form}`, value]) : [[key, value]]
  })
  return { ...Object.fromEntries(entries), ...textsOf(texts) }
}

const textsOf = (texts: Catalogue) =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => typeof value === 'string'))
