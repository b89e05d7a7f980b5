import { useOne, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutWay } from '../../api/types'
import { Failed } from '../../components/failed'
import { later } from '../../components/later'
import styles from './earnings-summary.module.css'

const WayDialog = later(() => import('./way-dialog'))

/** Where a host is paid, which can be changed. */
export function WayLine() {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  const { result, query } = useOne<PayoutWay & { _id: string }, HttpError>({
    resource: 'earnings',
    id: 'way',
    errorNotification: false,
  })
  if (query.isError) {
    return <Failed title={t('earnings.way.unknown')} retry={() => void query.refetch()} />
  }
  if (!result) return null
  const { phone } = result
  return (
    <p className={styles.way}>
      <span>
        {t('earnings.way.title')}:{' '}
        <b>{phone === null ? t('earnings.way.bank') : t('earnings.way.mpesa', { phone })}</b>
      </span>
      <Button
        size="small"
        aria-label={`${t('earnings.way.change')}: ${t('earnings.way.title')}`}
        onClick={() => setChanging(true)}
      >
        {t('earnings.way.change')}
      </Button>
      <Suspense fallback={null}>
        {isChanging && <WayDialog way={result} gone={() => setChanging(false)} />}
      </Suspense>
    </p>
  )
}
