import { useTranslation } from 'react-i18next'
import { Failed } from '../components/failed'
import { LinkButton } from '../components/link-button'
import { PageHeader } from '../components/page-header'
import { Loading } from '../layout/loading'
import { ActiveSessions } from './active-sessions'
import { SettingsForm } from './settings-form'
import styles from './settings.module.css'
import { TwoFactor } from './two-factor'
import { useSettingsForm } from './use-settings-form'

/** Notifications, privacy and security (§2.14). */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const form = useSettingsForm()
  const { record: settings, query } = form

  return (
    <>
      <PageHeader title={t('settings.title')} />
      {settings ? (
        <div className={styles.settings}>
          <SettingsForm form={form} />
          <Password />
          <TwoFactor isOn={settings.security.twoFactorEnabled} />
          <ActiveSessions timezone={settings.timezone} />
        </div>
      ) : query.isError ? (
        <Failed
          title={t('settings.loadFailed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** It is changed on the profile. */
function Password() {
  const { t } = useTranslation()
  return (
    <section className={styles.card}>
      <div className={styles.line}>
        <div>
          <h2 className={styles.title}>{t('settings.security.password')}</h2>
          <p className={styles.lead}>{t('settings.security.passwordHint')}</p>
        </div>
        <LinkButton
          to="/profile?tab=password"
          aria-label={`${t('settings.security.changePassword')}: ${t('settings.security.password')}`}
        >
          {t('settings.security.changePassword')}
        </LinkButton>
      </div>
    </section>
  )
}
