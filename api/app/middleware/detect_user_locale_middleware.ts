import { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** In which the front ends keep what was chosen (`packages/shared/src/cookies.ts`). */
const LANGUAGE_COOKIE = 'makao_language'

/**
 * The reader's language: the one they chose, for a file that a link saves is asked for by the browser itself; else what their program
 * says, else English.
 */
export default class DetectUserLocaleMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const chosen: unknown = ctx.request.plainCookie(LANGUAGE_COOKIE, { encoded: false })
    const locale =
      i18nManager.supportedLocales().find((known) => known === chosen) ??
      i18nManager.getSupportedLocaleFor(ctx.request.languages()) ??
      i18nManager.defaultLocale
    ctx.i18n = i18nManager.locale(locale)
    ctx.containerResolver.bindValue(I18n, ctx.i18n)
    return next()
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    i18n: I18n
  }
}
