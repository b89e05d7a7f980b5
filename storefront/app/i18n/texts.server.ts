import type { Language } from '@makao/shared/languages'
import { languageOf } from './language.server'
import { createTexts, type Area, type Texts, type Translate } from './texts'
import french from './translations/fr'
import swahili from './translations/sw'

/** They hold nothing of a reader, so all requests share them. */
const texts: Record<Language, Texts> = {
  en: createTexts('en'),
  sw: createTexts('sw', swahili),
  fr: createTexts('fr', french),
}

export const textsFor = (request: Request) => texts[languageOf(request)]

/** A typed `t` for loaders and actions; components use `useText`. */
export function translatorOf<English extends Area>(
  request: Request,
  area: English
): Translate<English> {
  return textsFor(request).of(area)
}
