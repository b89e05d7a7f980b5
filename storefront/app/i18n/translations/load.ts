import type { Messages } from '@lingui/core'
import type { Language } from '../language'

const modules = { sw: () => import('./sw'), fr: () => import('./fr') }

/** All translations of a language; English needs none, it travels with the code. */
export async function loadTranslations(language: Language): Promise<Messages> {
  if (language === 'en') {
    return {}
  }
  const translations = await modules[language]()
  return translations.default
}
