import { useList, type HttpError } from '@refinedev/core'
import { deviceName } from '@makao/shared/settings'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../api/types'
import { later } from '../components/later'
import { Tag } from '../components/tag'
import { momentOf } from '../format/dates'
import { Loading } from '../layout/loading'
import type { Ending } from './end-sessions'
import styles from './settings.module.css'

const EndSessions = later(() => import('./end-sessions'))

/** Where one is signed in, as the server knows it; each can be ended. */
export function ActiveSessions({ timezone }: { timezone: string }) {
  const { t } = useTranslation()
  const [ending, setEnding] = useState<Ending | null>(null)
  const { result, query } = useList<Session, HttpError>({
    resource: 'sessions',
    pagination: { mode: 'off' },
    errorNotification: false,
    queryOptions: { staleTime: 0 },
  })
  const sessions = query.data && result.data
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0

  return (
    <section className={styles.card}>
      <div className={styles.line}>
        <div>
          <h2 className={styles.title}>{t('settings.sessions.title')}</h2>
          <p className={styles.lead}>{t('settings.sessions.lead')}</p>
        </div>
        {others > 0 && (
          <Button onClick={() => setEnding({ others })}>{t('settings.sessions.endOthers')}</Button>
        )}
      </div>
      {sessions ? (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionLine
              key={session._id}
              session={session}
              timezone={timezone}
              end={() => setEnding({ session })}
            />
          ))}
        </ul>
      ) : query.isError ? (
        <p role="alert">
          {t('settings.sessions.failed')}{' '}
          <Button onClick={() => void query.refetch()}>{t('actions.retry')}</Button>
        </p>
      ) : (
        <Loading />
      )}
      <Suspense fallback={null}>
        {ending && <EndSessions ending={ending} gone={() => setEnding(null)} />}
      </Suspense>
    </section>
  )
}

interface SessionLineProps {
  session: Session
  timezone: string
  end: () => void
}

function SessionLine({ session, timezone, end }: SessionLineProps) {
  const { t } = useTranslation()
  const device = useDevice(session)
  const { ipAddress, createdAt, lastUsedAt, isCurrent } = session
  const facts = [
    lastUsedAt && t('settings.sessions.lastUsed', { time: momentOf(lastUsedAt, timezone) }),
    t('settings.sessions.signedIn', { time: momentOf(createdAt, timezone) }),
    ipAddress && t('settings.sessions.address', { address: ipAddress }),
  ]
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.device}>
          {device}
          {isCurrent && <Tag tone="acacia">{t('settings.sessions.current')}</Tag>}
        </p>
        <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button aria-label={t('settings.sessions.endNamed', { device })} onClick={end}>
        {t('settings.sessions.end')}
      </Button>
    </li>
  )
}

function useDevice({ device }: Session) {
  const { t } = useTranslation()
  return deviceName(device, {
    named: (known) => t('settings.sessions.named', known),
    unknown: () => t('settings.sessions.unknown'),
  })
}
