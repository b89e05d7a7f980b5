import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LANGUAGE, isLanguage } from '@makao/shared/languages'
import { createTexts } from './i18n/texts'
import { loadTranslations } from './i18n/translations/load'
import { TextProvider } from './i18n/use-text'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
// A build has an edition in each language (vite/language-editions.ts).
const texts = createTexts(language, import.meta.env.DEV ? await loadTranslations(language) : {})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextProvider texts={texts}>
        <HydratedRouter />
      </TextProvider>
    </StrictMode>
  )
})
