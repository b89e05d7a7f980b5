import type { Messages } from '@lingui/core'
import type { Language } from '@makao/shared/languages'
import { languageOf } from './language.server'
import { createTexts, translatorFor, type Area, type Translate } from './texts'
import french from './translations/fr'
import swahili from './translations/sw'

const translations: Record<Language, Messages> = { en: {}, sw: swahili, fr: french }

export function textsFor(request: Request) {
  const language = languageOf(request)
  return createTexts(language, translations[language])
}

/** A typed `t` for loaders and actions; components use `useText`. */
export function translatorOf<Texts extends Area>(request: Request, area: Texts): Translate<Texts> {
  return translatorFor(textsFor(request), area)
}
