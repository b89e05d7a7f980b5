import type { Messages } from '@lingui/core'
import type { Language } from '@makao/shared/languages'

const modules = { sw: () => import('./sw'), fr: () => import('./fr') }

/** All translations of a language; English is bundled. */
export async function loadTranslations(language: Language): Promise<Messages> {
  if (language === 'en') {
    return {}
  }
  const translations = await modules[language]()
  return translations.default
}
