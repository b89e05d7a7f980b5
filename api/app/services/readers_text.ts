import { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'

/** A text of the catalogues, in the language of the request. */
export function readersText(key: string) {
  const i18n = HttpContext.get()?.i18n ?? i18nManager.locale(i18nManager.defaultLocale)
  return i18n.t(key)
}
