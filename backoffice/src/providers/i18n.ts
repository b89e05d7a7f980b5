import type { I18nProvider } from '@refinedev/core'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from '../locales/en'
import type { enLater } from '../locales/en-later'

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
  returnNull: false,
  showSupportNotice: false,
})

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en & typeof enLater }
  }
}

/** Brings the English texts of all screens but the first. Every such screen waits for it. */
export async function laterTexts() {
  const { enLater: texts } = await import('../locales/en-later')
  i18n.addResourceBundle('en', 'translation', texts, true, false)
}

/** Texts for Refine's own parts; our screens use `useTranslation`, whose keys the compiler checks. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: Record<string, unknown>, fallback?: string) =>
    String(i18n.t(key as never, { defaultValue: fallback ?? key, ...options } as never)),
  changeLocale: (locale: string) => i18n.changeLanguage(locale),
  getLocale: () => i18n.language,
}

export { i18n }
