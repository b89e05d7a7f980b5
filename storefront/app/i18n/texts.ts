import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { LOCALES, type Language } from '@makao/shared/languages'

/** An area's English catalogue, `app/locales/en/<area>.json`: ids begin with the area's name. */
export type Area = Record<string, string>

export type Translate<Texts extends Area> = (
  id: keyof Texts & string,
  values?: Record<string, string | number>
) => string

/**
 * The texts of one request or page load, never shared. English is bundled; `translations` override
 * it by id.
 */
export function createTexts(language: Language, translations: Messages = {}): I18n {
  return setupI18n({
    locale: language,
    locales: LOCALES[language],
    messages: { [language]: translations },
  })
}

/** A typed `t` for one area; unknown ids fail the type check. What is not translated is English. */
export function translatorFor<Texts extends Area>(i18n: I18n, area: Texts): Translate<Texts> {
  return (id, values) => i18n._(id, values, { message: area[id] })
}
