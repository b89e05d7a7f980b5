import type { HttpError } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failed } from '../components/failed'
import { PageHeader } from '../components/page-header'
import { Loading } from '../layout/loading'
import { ActiveSessions } from './active-sessions'
import { SettingsForm } from './settings-form'
import { SETTINGS } from './settings-query'
import styles from './settings.module.css'
import { TwoFactor } from './two-factor'

/** What one wants to be told, what others may see, and who gets in (§2.14). All of it is obeyed. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const { data: settings, error, refetch } = useQuery({ ...SETTINGS, placeholderData: undefined })

  return (
    <>
      <PageHeader title={t('settings.title')} />
      {settings ? (
        <div className={styles.settings}>
          <SettingsForm settings={settings} />
          <TwoFactor isOn={settings.security.twoFactorEnabled} />
          <ActiveSessions timezone={settings.timezone} />
        </div>
      ) : error ? (
        <Failed
          title={t('settings.loadFailed')}
          hint={(error as unknown as HttpError).message}
          retry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}
