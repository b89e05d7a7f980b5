import { useNotification, useUpdate, type HttpError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@makao/shared/languages'
import { storeLanguage, speak } from '../providers/language'

/** Changes the language in this browser and in the user's settings. */
export function useChooseLanguage() {
  const { i18n } = useTranslation()
  const [coming, setComing] = useState<Language | null>(null)
  const notify = useNotification().open
  const client = useQueryClient()
  const { mutateAsync: save } = useUpdate()

  async function choose(language: Language) {
    setComing(language)
    try {
      await speak(language)
      storeLanguage(language)
      await save({
        resource: 'settings',
        id: '',
        values: { language },
        meta: { path: 'settings' },
        invalidates: [],
        successNotification: false,
        errorNotification: false,
      })
      await client.invalidateQueries()
    } catch (error) {
      if ((error as HttpError).code === 'E_TWO_FACTOR_DUE') {
        return // Their settings are closed to them so far: the language is this browser's.
      }
      notify?.({ type: 'error', message: i18n.t('shell.languageFailed') })
    } finally {
      setComing(null)
    }
  }

  return { choose, coming }
}
