import { useDelete, useInvalidate, useList, useNotification, type HttpError } from '@refinedev/core'
import { deviceName } from '@makao/shared/settings'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../api/types'
import { Confirm } from '../components/confirm'
import { Tag } from '../components/tag'
import { momentOf } from '../format/dates'
import { leaveFor } from '../layout/leave'
import { Loading } from '../layout/loading'
import styles from './settings.module.css'

type Ending = { session: Session } | { others: number }

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
      {ending && <EndDialog ending={ending} gone={() => setEnding(null)} />}
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

function EndDialog({ ending, gone }: { ending: Ending; gone: () => void }) {
  const { t } = useTranslation()
  const isOwn = 'session' in ending && ending.session.isCurrent
  const one = isOwn ? 'own' : null
  const invalidate = useInvalidate()
  const notify = useNotification().open
  const { mutateAsync } = useDelete<Session, HttpError>()

  async function act() {
    await mutateAsync({
      resource: 'sessions',
      ...('others' in ending
        ? { id: 'others', meta: { path: 'sessions' } }
        : { id: ending.session._id }),
      invalidates: [],
      successNotification: false,
      errorNotification: false,
    }).catch(unlessGone)
    if (isOwn) {
      leaveFor('/', 'success', t('shell.signedOut'))
      return
    }
    void invalidate({ resource: 'sessions', invalidates: ['list'] })
    notify?.({
      type: 'success',
      message: t('others' in ending ? 'settings.end.allDone' : 'settings.end.done'),
    })
  }

  return 'others' in ending ? (
    <Confirm
      title={t('settings.end.othersTitle')}
      confirm={t('settings.end.submitAll')}
      dismiss={t('settings.end.keepAll')}
      failed={t('settings.end.failed')}
      danger
      act={act}
      gone={gone}
    >
      <p>{t('settings.end.others', { count: ending.others })}</p>
    </Confirm>
  ) : (
    <Confirm
      title={t(one ? 'settings.end.ownTitle' : 'settings.end.title')}
      confirm={t('settings.end.submit')}
      dismiss={t('settings.end.keep')}
      failed={t('settings.end.failed')}
      danger
      act={act}
      gone={gone}
    >
      <p>{t(one ? 'settings.end.ownEffect' : 'settings.end.effect')}</p>
    </Confirm>
  )
}

/** Ignores sessions that ended meanwhile. */
function unlessGone(error: HttpError) {
  if (error.statusCode !== 404) {
    throw error
  }
}
