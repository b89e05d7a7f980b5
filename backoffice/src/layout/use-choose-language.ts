import { useNotification } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../locales/language'
import { http } from '../providers/http'
import { keepLanguage, speak } from '../providers/language'

/** Changes the language at once, for this browser and for the person wherever they sign in. */
export function useChooseLanguage() {
  const { i18n } = useTranslation()
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

  return { choose, coming }
}
