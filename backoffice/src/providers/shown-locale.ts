import { isLanguage, LOCALES } from '@makao/shared/languages'
import i18n from 'i18next'

/** The locale of the language that is shown. Without the texts, for what is no screen. */
export const shownLocale = () => LOCALES[isLanguage(i18n.language) ? i18n.language : 'en']
