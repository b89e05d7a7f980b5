import { useOne, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { TaxNumbers } from '../../api/types'
import { Failed } from '../../components/failed'
import { later } from '../../components/later'
import { OwnLine } from './own-line'
import './texts'

const TaxDialog = later(() => import('./tax-dialog'))

/** By what the authorities know a host. */
export function TaxLine() {
  const { t } = useTranslation()
  const { result, query } = useOne<TaxNumbers & { _id: string }, HttpError>({
    resource: 'earnings',
    id: 'tax',
    errorNotification: false,
  })
  if (query.isLoadingError) {
    return <Failed title={t('payoutWay.tax.unknown')} retry={() => void query.refetch()} />
  }
  if (!result) return null
  const known = [result.kraPin, result.levyNumber].filter(Boolean).join(', ')
  return (
    <OwnLine
      title={t('payoutWay.tax.title')}
      value={known || t('payoutWay.tax.none')}
      dialog={(gone) => <TaxDialog numbers={result} gone={gone} />}
    />
  )
}
