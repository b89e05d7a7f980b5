export const LANGUAGES = ['en', 'sw', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** BCP 47 tags for numbers and dates. */
export const LOCALES: Record<Language, string> = { en: 'en-KE', sw: 'sw-KE', fr: 'fr-FR' }

/** Each language's own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  sw: 'Kiswahili',
  fr: 'Français',
}

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

export const DEFAULT_LANGUAGE: Language = 'en'
