import { useNotification } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../locales/language'
import { http } from '../providers/http'
import { keepLanguage, speak } from '../providers/language'
import styles from './language-choice.module.css'

/** Changes the language at once, for this browser and for the person wherever they sign in. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const [coming, setComing] = useState<Language | null>(null)
  const notify = useNotification().open
  const client = useQueryClient()

  async function choose(language: Language) {
    setComing(language)
    try {
      await speak(language)
      keepLanguage(language)
      await http.put('/settings', { language })
      await client.invalidateQueries()
    } catch {
      notify?.({ type: 'error', message: i18n.t('shell.languageFailed') })
    } finally {
      setComing(null)
    }
  }

  return (
    <fieldset className={styles.languages} disabled={coming !== null}>
      <legend>{t('shell.language')}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} className={styles.language} lang={language}>
          <input
            type="radio"
            className="sr-only"
            name="back-office-language"
            checked={language === (coming ?? i18n.language)}
            onChange={() => void choose(language)}
          />
          {LANGUAGE_NAMES[language]}
        </label>
      ))}
    </fieldset>
  )
}
