import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Language } from '@makao/shared/languages'
import { createTexts, type Area, type Texts, type Translate } from './texts'
import { loadTranslations } from './translations/load'

interface Reading {
  texts: Texts
  change: (texts: Texts) => void
}

const TextContext = createContext<Reading | null>(null)

export function TextProvider({ texts: first, children }: { texts: Texts; children: ReactNode }) {
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
export function useText<English extends Area>(area: English): Translate<English> {
  return useReading().texts.of(area)
}

export function useLanguage(): { language: Language; locale: string } {
  return useReading().texts
}

/** Switches to `wanted` when the language changed since the page was loaded. */
export function useFollowedLanguage(wanted: Language | undefined) {
  const { texts, change } = useReading()

  useEffect(() => {
    if (!wanted || wanted === texts.language) {
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
