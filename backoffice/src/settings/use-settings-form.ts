import { useNotification } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../api/types'
import { useRecordForm } from '../forms/use-record-form'
import { storeLanguage, speak } from '../providers/language'
import { SETTINGS } from './own-settings'

/** What this form saves: two-factor sign-in has steps of its own. */
const valuesOf = (settings?: Settings) => ({
  notifications: settings?.notifications,
  privacy: settings?.privacy,
  security: {
    loginAlerts: settings?.security.loginAlerts,
    sessionTimeout: settings?.security.sessionTimeout,
  },
  language: settings?.language,
  timezone: settings?.timezone,
})

/** The settings with what was changed here and is not saved yet; a new language is spoken at once. */
export function useSettingsForm() {
  const { i18n } = useTranslation()
  const notify = useNotification().open
  const client = useQueryClient()

  async function speakIt({ language }: Settings) {
    if (language !== i18n.language) {
      await speak(language)
      storeLanguage(language)
      void client.invalidateQueries()
    }
    notify?.({ type: 'success', message: i18n.t('settings.done') })
  }

  return useRecordForm({
    ...SETTINGS,
    valuesOf,
    onSaved: (settings: Settings) => void speakIt(settings),
  })
}
