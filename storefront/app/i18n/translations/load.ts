import type { Messages } from '../texts'
import type { Language } from '@makao/shared/languages'

const modules = { en: () => import('./en'), sw: () => import('./sw'), fr: () => import('./fr') }

/** All texts of a language, for whoever changes theirs: a page comes with those that it shows. */
export async function loadTranslations(language: Language): Promise<Messages> {
  const translations = await modules[language]()
  return translations.default
}
