import type { I18nProvider } from '@refinedev/core'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from '../locales/en'
import type { enLater } from '../locales/en-later'
import type audit from '../locales/en/audit.json'
import type books from '../locales/en/books.json'
import type calendars from '../locales/en/calendars.json'
import type discrepancies from '../locales/en/discrepancies.json'
import type gatewayMessages from '../locales/en/gateway-messages.json'
import type payoutWay from '../locales/en/payout-way.json'
import type system from '../locales/en/system.json'

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
    resources: {
      translation: typeof en &
        typeof enLater &
        typeof audit &
        typeof books &
        typeof calendars &
        typeof discrepancies &
        typeof gatewayMessages &
        typeof payoutWay &
        typeof system
    }
  }
}

/** Loads the English texts of all screens but the first. */
export async function laterTexts() {
  const { enLater: texts } = await import('../locales/en-later')
  i18n.addResourceBundle('en', 'translation', texts, true, false)
}

/** For Refine's own components; screens use `useTranslation`, whose keys are type-checked. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: Record<string, unknown>, fallback?: string) =>
    String(i18n.t(key as never, { defaultValue: fallback ?? key, ...options } as never)),
  changeLocale: (locale: string) => i18n.changeLanguage(locale),
  getLocale: () => i18n.language,
}

export { i18n }
