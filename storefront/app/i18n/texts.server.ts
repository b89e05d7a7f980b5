import type { Messages } from '@lingui/core'
import { defaultLanguage, isLanguage, type Language } from './language'
import { createTexts, translatorFor, type Area, type Translate } from './texts'

const files = import.meta.glob<Messages>('../locales/{sw,fr}/*.json', {
  eager: true,
  import: 'default',
})

const catalogues = new Map<string, Messages>()
for (const [path, messages] of Object.entries(files)) {
  const language = path.split('/').at(-2) ?? ''
  catalogues.set(language, { ...catalogues.get(language), ...messages })
}

/** The reader's language: their choice (cookie), as far as it is translated; else English. */
export function languageOf(request: Request): Language {
  const chosen = /(?:^|;\s*)makao_language=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return isLanguage(chosen) && catalogues.has(chosen) ? chosen : defaultLanguage
}

export function textsFor(request: Request) {
  const language = languageOf(request)
  return createTexts(language, catalogues.get(language))
}

/** A typed `t` for loaders and actions; views use `useText`. */
export function translatorOf<Texts extends Area>(request: Request, area: Texts): Translate<Texts> {
  return translatorFor(textsFor(request), area)
}
