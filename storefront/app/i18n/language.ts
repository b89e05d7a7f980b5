/** The languages the storefront speaks, each with `app/locales/<language>/`. */
export const languages = ['en', 'sw', 'fr'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** BCP 47 tags for numbers and dates: all of them as they are written in Kenya. */
export const localeOf: Record<Language, string> = { en: 'en-KE', sw: 'sw-KE', fr: 'fr-FR' }

/** How each language calls itself: whoever looks for it reads it. */
export const nameOf: Record<Language, string> = { en: 'English', sw: 'Kiswahili', fr: 'Français' }

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
