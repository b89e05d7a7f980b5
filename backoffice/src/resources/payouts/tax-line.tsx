import { useOne, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaxNumbers } from '../../api/types'
import { Failed } from '../../components/failed'
import { later } from '../../components/later'
import styles from './earnings-summary.module.css'
import './texts'

const TaxDialog = later(() => import('./tax-dialog'))

/** By what the authorities know a host, which can be changed. */
export function TaxLine() {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  const { result, query } = useOne<TaxNumbers & { _id: string }, HttpError>({
    resource: 'earnings',
    id: 'tax',
    errorNotification: false,
  })
  if (query.isError) {
    return <Failed title={t('payoutWay.tax.unknown')} retry={() => void query.refetch()} />
  }
  if (!result) return null
  const known = [result.kraPin, result.levyNumber].filter(Boolean).join(', ')
  return (
    <div className={styles.way}>
      <span>
        {t('payoutWay.tax.title')}: <b>{known || t('payoutWay.tax.none')}</b>
      </span>
      <Button
        size="small"
        aria-label={`${t('payoutWay.tax.change')}: ${t('payoutWay.tax.title')}`}
        onClick={() => setChanging(true)}
      >
        {t('payoutWay.tax.change')}
      </Button>
      <Suspense fallback={null}>
        {isChanging && <TaxDialog numbers={result} gone={() => setChanging(false)} />}
      </Suspense>
    </div>
  )
}
