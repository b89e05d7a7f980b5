import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../api/types'
import { useMe } from '../../hooks/use-me'
import styles from './earnings-summary.module.css'
import { TaxLine } from './tax-line'
import './texts'
import { WayLine } from './way-line'

/** For an admin who hosts, too: where they are paid, and their tax numbers. Nothing for one without places. */
export function OwnLines() {
  const { t } = useTranslation()
  const { _id: me } = useMe()
  const { result } = useList<PropertyCard, HttpError>({
    resource: 'properties',
    pagination: { pageSize: 1 },
    filters: [
      { field: 'scope', operator: 'eq', value: 'all' },
      { field: 'host', operator: 'eq', value: me },
    ],
    errorNotification: false,
  })
  if (result.data.length === 0) return null
  return (
    <section aria-label={t('payoutWay.title')} className={styles.summary}>
      <WayLine />
      <TaxLine />
    </section>
  )
}
