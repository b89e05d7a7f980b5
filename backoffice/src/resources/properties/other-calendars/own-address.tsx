import {
  useCreate,
  useDelete,
  useNotification,
  useOne,
  type BaseRecord,
  type HttpError,
} from '@refinedev/core'
import { Button } from 'antd'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarLink } from '../../../api/types'
import { Confirm } from '../../../components/confirm'
import { momentOf } from '../../../format/dates'
import { Loading } from '../../../layout/loading'
import styles from './other-calendars.module.css'

const LINK = 'calendar-link'

/** The secret address at which other sites read this calendar. */
export function OwnAddress({ property }: { property: number }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const { query } = useOne<CalendarLink, HttpError>({
    resource: LINK,
    id: property,
    meta: { path: `properties/${property}/calendar-link` },
    errorNotification: false,
    queryOptions: { staleTime: 0 },
  })
  const { renew, end } = useLinkSteps(property)
  const link: CalendarLink | null | undefined = query.data?.data

  return (
    <div className={styles.own}>
      <h3 className={styles.title}>{t('calendars.own')}</h3>
      {link ? (
        <KnownAddress link={link} ask={setAsking} />
      ) : query.isSuccess ? (
        <>
          <p className={styles.soft}>{t('calendars.ownNone')}</p>
          <Button onClick={() => void renew().catch(() => undefined)}>{t('calendars.make')}</Button>
        </>
      ) : query.isError ? (
        <p role="alert">
          {t('calendars.failed')}{' '}
          <Button onClick={() => void query.refetch()}>{t('actions.retry')}</Button>
        </p>
      ) : (
        <Loading />
      )}
      {asking && (
        <Confirm
          title={t(`calendars.${asking}Title`)}
          confirm={t(`calendars.${asking}`)}
          dismiss={t('calendars.keepAddress')}
          failed={t('calendars.addressFailed')}
          danger
          act={asking === 'renew' ? renew : end}
          gone={() => setAsking(null)}
        >
          <p>{t(`calendars.${asking}Effect`)}</p>
        </Confirm>
      )}
    </div>
  )
}

interface KnownAddressProps {
  link: CalendarLink
  ask: (step: 'renew' | 'end') => void
}

function KnownAddress({ link: { url, readAt }, ask }: KnownAddressProps) {
  const { t } = useTranslation()
  const notify = useNotification().open

  function copy() {
    navigator.clipboard.writeText(url).then(
      () => notify?.({ type: 'success', message: t('calendars.copied') }),
      () => notify?.({ type: 'error', message: t('calendars.copyFailed') })
    )
  }

  return (
    <>
      <input
        readOnly
        className={styles.address}
        aria-label={t('calendars.own')}
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <p className={styles.soft}>
        {readAt ? t('calendars.lastRead', { time: momentOf(readAt) }) : t('calendars.neverRead')}
      </p>
      <span className={styles.steps}>
        <Button icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
          {t('calendars.copy')}
        </Button>
        <Button onClick={() => ask('renew')}>{t('calendars.renew')}</Button>
        <Button onClick={() => ask('end')}>{t('calendars.end')}</Button>
      </span>
    </>
  )
}

function useLinkSteps(property: number) {
  const { t } = useTranslation()
  const { mutateAsync: create } = useCreate<CalendarLink, HttpError, object>()
  const { mutateAsync: erase } = useDelete<BaseRecord, HttpError>()
  const meta = { path: `properties/${property}/calendar-link` }
  const shared = { resource: LINK, meta, invalidates: ['resourceAll' as const] }
  const says = (message: string) => ({
    successNotification: () => ({ type: 'success' as const, message }),
    errorNotification: (error?: HttpError) => ({
      type: 'error' as const,
      message: t('calendars.addressFailed'),
      description: error?.message,
    }),
  })
  return {
    renew: () => create({ ...shared, values: {}, ...says(t('calendars.made')) }),
    end: () => erase({ ...shared, id: property, ...says(t('calendars.ended')) }),
  }
}
