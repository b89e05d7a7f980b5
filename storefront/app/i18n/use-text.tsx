import type { I18n } from '@lingui/core'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { localeOf, type Language } from './language'
import { translatorFor, type Area, type Translate } from './texts'

const TextContext = createContext<I18n | null>(null)

export function TextProvider({ texts, children }: { texts: I18n; children: ReactNode }) {
  return <TextContext value={texts}>{children}</TextContext>
}

/**
 * Texts of one area, in the reader's language:
 *
 *     import home from '~/locales/en/home.json'
 *     const t = useText(home)
 *     t('home.hero.title')
 */
export function useText<Texts extends Area>(area: Texts): Translate<Texts> {
  const texts = useTexts()
  return useMemo(() => translatorFor(texts, area), [texts, area])
}

/** The reader's language and the locale for `Intl`. */
export function useLanguage(): { language: Language; locale: string } {
  const language = useTexts().locale as Language
  return { language, locale: localeOf[language] }
}

function useTexts() {
  const texts = useContext(TextContext)
  if (!texts) {
    throw new Error('useText works below <TextProvider> only')
  }
  return texts
}
