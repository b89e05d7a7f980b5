import { useNotification, type HttpError } from '@refinedev/core'
import { Alert, Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../api/types'
import { SelectField } from '../components/field'
import { SwitchRow } from '../components/switch-row'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../locales/language'
import { http } from '../providers/http'
import { keepLanguage, speak } from '../providers/language'
import { SETTINGS } from './settings-query'
import styles from './settings.module.css'

const NOTIFICATIONS = ['email', 'push', 'sms', 'marketing'] as const
const PRIVACY = ['publicProfile', 'showEmail', 'showPhone', 'allowMessages'] as const
const TIMEOUTS = ['1h', '6h', '24h', '7d', 'never'] as const
const TIMEZONES = ['Africa/Nairobi', 'UTC', 'Europe/London'] as const

/** Everything that is saved together. Two-factor sign-in and sessions take effect at once, below. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(settings)
  const { save, busy, failure } = useSave()
  const { notifications, privacy, security } = draft
  const changed = JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(settings))

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(draft)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Group title={t('settings.notifications.title')}>
        {NOTIFICATIONS.map((name) => (
          <SwitchRow
            key={name}
            label={t(`settings.notifications.${name}`)}
            hint={t(`settings.notifications.${name}Hint`)}
            checked={notifications[name]}
            onChange={(on) =>
              setDraft({ ...draft, notifications: { ...notifications, [name]: on } })
            }
          />
        ))}
      </Group>
      <Group title={t('settings.privacy.title')}>
        {PRIVACY.map((name) => (
          <SwitchRow
            key={name}
            label={t(`settings.privacy.${name}`)}
            hint={t(`settings.privacy.${name}Hint`)}
            checked={privacy[name]}
            onChange={(on) => setDraft({ ...draft, privacy: { ...privacy, [name]: on } })}
          />
        ))}
      </Group>
      <Group title={t('settings.security.title')}>
        <SwitchRow
          label={t('settings.security.loginAlerts')}
          hint={t('settings.security.loginAlertsHint')}
          checked={security.loginAlerts}
          onChange={(on) => setDraft({ ...draft, security: { ...security, loginAlerts: on } })}
        />
        <div className={styles.pair}>
          <SelectField
            label={t('settings.security.sessionTimeout')}
            hint={t('settings.security.sessionTimeoutHint')}
            value={security.sessionTimeout}
            onChange={(chosen) =>
              setDraft({
                ...draft,
                security: { ...security, sessionTimeout: oneOf(TIMEOUTS, chosen) },
              })
            }
          >
            {TIMEOUTS.map((timeout) => (
              <option key={timeout} value={timeout}>
                {t(`settings.timeout.${timeout}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </Group>
      <Group title={t('settings.region.title')}>
        <div className={styles.pair}>
          <SelectField
            label={t('settings.region.language')}
            hint={t('settings.region.languageHint')}
            value={draft.language}
            onChange={(language) => setDraft({ ...draft, language: oneOf(LANGUAGES, language) })}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('settings.region.timezone')}
            hint={t('settings.region.timezoneHint')}
            value={draft.timezone}
            onChange={(zone) => setDraft({ ...draft, timezone: oneOf(TIMEZONES, zone) })}
          >
            {TIMEZONES.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
        </div>
      </Group>
      <div className={styles.foot}>
        {failure && (
          <Alert
            type="error"
            role="alert"
            className={styles.failure}
            message={t('settings.failed')}
            description={failure}
          />
        )}
        <span role="status">{t(changed ? 'settings.unsaved' : 'settings.saved')}</span>
        <Button size="large" type="primary" htmlType="submit" loading={busy} disabled={!changed}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.rows}>{children}</div>
    </section>
  )
}

/** A select only offers what is known. */
const oneOf = <Choice extends string>(choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice === value) ?? choices[0]

/** What this form saves: two-factor sign-in has steps of its own. */
const bodyOf = ({ notifications, privacy, security, language, timezone }: Settings) => ({
  notifications,
  privacy,
  security: { loginAlerts: security.loginAlerts, sessionTimeout: security.sessionTimeout },
  language,
  timezone,
})

function useSave() {
  const { i18n } = useTranslation()
  const client = useQueryClient()
  const notify = useNotification().open
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save(draft: Settings) {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await http.put<Settings>('/settings', bodyOf(draft))
      client.setQueryData(SETTINGS.queryKey, data)
      await obey(data.language)
      notify?.({ type: 'success', message: i18n.t('settings.done') })
    } catch (error) {
      setFailure((error as HttpError).message)
    } finally {
      setBusy(false)
    }
  }

  return { save, busy, failure }
}

async function obey(language: Language) {
  await speak(language)
  keepLanguage(language)
}
