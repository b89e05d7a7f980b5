import { SaveButton } from '@refinedev/antd'
import { LANGUAGE_NAMES, LANGUAGES } from '@makao/shared/languages'
import { SESSION_TIMEOUTS, SWITCHES, TIME_ZONES } from '@makao/shared/settings'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from '../components/switch-row'
import fields from '../forms/form.module.css'
import { FormTroubles } from '../forms/record-form'
import { Select } from '../forms/select'
import { useMe } from '../hooks/use-me'
import styles from './settings.module.css'
import type { useSettingsForm } from './use-settings-form'

/** Everything that is saved together. Two-factor sign-in and sessions take effect at once, below. */
export function SettingsForm({ form }: { form: ReturnType<typeof useSettingsForm> }) {
  const { t } = useTranslation()
  const { role } = useMe()
  const { formProps, saveButtonProps, changed } = form

  return (
    <Form {...formProps} className={`${fields.fields} ${styles.form}`}>
      <Group title={t('settings.notifications.title')}>
        {SWITCHES.notifications.map((name) => (
          <SwitchRow
            key={name}
            name={['notifications', name]}
            label={t(`settings.notifications.${name}`)}
            hint={t(`settings.notifications.${name}Hint`)}
          />
        ))}
      </Group>
      <Group title={t('settings.privacy.title')}>
        {SWITCHES.privacy.map((name) => (
          <SwitchRow
            key={name}
            name={['privacy', name]}
            label={t(`settings.privacy.${name}`)}
            hint={t(`settings.privacy.${name}Hint`)}
          />
        ))}
      </Group>
      <Group title={t('settings.security.title')}>
        <SwitchRow
          name={['security', 'loginAlerts']}
          label={t('settings.security.loginAlerts')}
          hint={t('settings.security.loginAlertsHint')}
        />
        <div className={styles.pair}>
          <Form.Item
            name={['security', 'sessionTimeout']}
            label={t('settings.security.sessionTimeout')}
            extra={t(
              role === 'admin'
                ? 'settings.security.sessionTimeoutHintAdmin'
                : 'settings.security.sessionTimeoutHint'
            )}
          >
            <Select>
              {SESSION_TIMEOUTS.map((timeout) => (
                <option key={timeout} value={timeout}>
                  {t(`settings.timeout.${timeout}`)}
                </option>
              ))}
            </Select>
          </Form.Item>
        </div>
      </Group>
      <Group title={t('settings.region.title')}>
        <div className={styles.pair}>
          <Form.Item
            name="language"
            label={t('settings.region.language')}
            extra={t('settings.region.languageHint')}
          >
            <Select>
              {LANGUAGES.map((language) => (
                <option key={language} value={language} lang={language}>
                  {LANGUAGE_NAMES[language]}
                </option>
              ))}
            </Select>
          </Form.Item>
          <Form.Item
            name="timezone"
            label={t('settings.region.timezone')}
            extra={t('settings.region.timezoneHint')}
          >
            <Select>
              {TIME_ZONES.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </Select>
          </Form.Item>
        </div>
      </Group>
      <div className={styles.foot}>
        <FormTroubles form={form} failed={t('settings.failed')} />
        <span role="status">{t(changed ? 'settings.unsaved' : 'settings.saved')}</span>
        <SaveButton {...saveButtonProps} size="large" icon={null} disabled={!changed}>
          {t('settings.save')}
        </SaveButton>
      </div>
    </Form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.rows}>{children}</div>
    </section>
  )
}
