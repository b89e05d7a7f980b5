import { LOCALES, type Language } from '@makao/shared/languages'
import { inWords, type Message, type Values } from './message.ts'

/** An area's English catalogue, `app/locales/en/<area>.json`: ids begin with the area's name. */
export type Area = Record<string, string>

export type Translate<English extends Area> = (
  id: keyof English & string,
  values?: Values
) => string

/** Messages by id. */
export type Messages = Record<string, Message>

export type Texts = ReturnType<typeof createTexts>

const NONE: Values = {}

/** The texts of a language. English is bundled; `translations` override it by id. */
export function createTexts(language: Language, translations: Messages = {}) {
  const locale = LOCALES[language]
  const translators = new Map<Area, Translate<Area>>()

  return {
    language,
    locale,
    /**
     * A typed `t` for one area; unknown ids fail the type check. What is not translated is English; of what the API of
     * another release says or leaves out there are no words.
     */
    of<English extends Area>(area: English): Translate<English> {
      const made =
        translators.get(area) ??
        ((id, values = NONE) => inWords(translations[id] ?? area[id] ?? '', values, locale))
      translators.set(area, made)
      return made as Translate<English>
    },
  }
}
