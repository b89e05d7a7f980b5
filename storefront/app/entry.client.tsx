import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage, isLanguage } from './i18n/language'
import { createTexts } from './i18n/texts'
import { loadTranslations } from './i18n/translations/load'
import { TextProvider } from './i18n/use-text'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : defaultLanguage
const texts = createTexts(language, await loadTranslations(language))

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
