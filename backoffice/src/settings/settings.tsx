import { useTranslation } from 'react-i18next'
import { Failed } from '../components/failed'
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
