import type { Locale } from 'antd/es/locale'

/** The languages of the back office, as the settings of a person name them (§2.14). */
export const LANGUAGES = ['en', 'sw', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words: whoever looks for theirs may not read the one that is shown. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  sw: 'Kiswahili',
  fr: 'Français',
}

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

export interface Catalogue {
  [key: string]: string | Catalogue
}

/** What a language brings besides English: our texts, and the words of Ant Design's own parts. */
export interface Speech {
  texts: Catalogue
  antd: Locale
}
