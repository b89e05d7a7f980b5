import { useOne, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import type { TFunction } from 'i18next'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutWay } from '../../api/types'
import { Failed } from '../../components/failed'
import { later } from '../../components/later'
import styles from './earnings-summary.module.css'
import './texts'

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
    return <Failed title={t('payoutWay.unknown')} retry={() => void query.refetch()} />
  }
  if (!result) return null
  const isNowhere = result.phone === null && result.account === null
  return (
    <div className={styles.way}>
      <span>
        {t('payoutWay.title')}: <b>{placeOf(t, result)}</b>
      </span>
      <Button
        size="small"
        aria-label={`${t('payoutWay.change')}: ${t('payoutWay.title')}`}
        onClick={() => setChanging(true)}
      >
        {t('payoutWay.change')}
      </Button>
      <Suspense fallback={null}>
        {isChanging && <WayDialog way={result} gone={() => setChanging(false)} />}
      </Suspense>
      {isNowhere && <p className={styles.nowhere}>{t('payoutWay.nowhere')}</p>}
    </div>
  )
}

function placeOf(t: TFunction, { account, phone }: PayoutWay) {
  if (phone !== null) return t('payoutWay.mpesa', { phone })
  if (account === null) return t('payoutWay.none')
  return t('payoutWay.bank', { bank: account.name, number: account.number })
}
