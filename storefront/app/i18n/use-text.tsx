import type { I18n } from '@lingui/core'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { LOCALES, type Language } from '@makao/shared/languages'
import { createTexts, translatorFor, type Area, type Translate } from './texts'
import { loadTranslations } from './translations/load'

interface Reading {
  texts: I18n
  change: (texts: I18n) => void
}

const TextContext = createContext<Reading | null>(null)

export function TextProvider({ texts: first, children }: { texts: I18n; children: ReactNode }) {
  const [texts, change] = useState(first)
  const reading = useMemo(() => ({ texts, change }), [texts])
  return <TextContext value={reading}>{children}</TextContext>
}

/**
 * Texts of one area, in the reader's language:
 *
 *     import home from '~/locales/en/home.json'
 *     const t = useText(home)
 *     t('home.hero.title')
 */
export function useText<Texts extends Area>(area: Texts): Translate<Texts> {
  const { texts } = useReading()
  return useMemo(() => translatorFor(texts, area), [texts, area])
}

export function useLanguage(): { language: Language; locale: string } {
  const language = useReading().texts.locale as Language
  return { language, locale: LOCALES[language] }
}

/** Switches to `wanted` when the language changed since the page was loaded. */
export function useFollowedLanguage(wanted: Language | undefined) {
  const { texts, change } = useReading()

  useEffect(() => {
    if (!wanted || wanted === texts.locale) {
      return
    }
    let current = true
    void loadTranslations(wanted).then((translations) => {
      if (current) {
        change(createTexts(wanted, translations))
      }
    })
    return () => {
      current = false
    }
  }, [wanted, texts, change])
}

function useReading() {
  const reading = useContext(TextContext)
  if (!reading) {
    throw new Error('useText works below <TextProvider> only')
  }
  return reading
}
