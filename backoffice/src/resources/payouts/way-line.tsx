import { useOne, type HttpError } from '@refinedev/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PayoutWay } from '../../api/types'
import { Failed } from '../../components/failed'
import { later } from '../../components/later'
import styles from './earnings-summary.module.css'
import { OwnLine } from './own-line'
import './texts'

const WayDialog = later(() => import('./way-dialog'))

/** Where a host is paid. */
export function WayLine() {
  const { t } = useTranslation()
  const { result, query } = useOne<PayoutWay & { _id: string }, HttpError>({
    resource: 'earnings',
    id: 'way',
    errorNotification: false,
  })
  if (query.isLoadingError) {
    return <Failed title={t('payoutWay.unknown')} retry={() => void query.refetch()} />
  }
  if (!result) return null
  const isNowhere = result.phone === null && result.account === null
  return (
    <OwnLine
      title={t('payoutWay.title')}
      value={placeOf(t, result)}
      dialog={(gone) => <WayDialog way={result} gone={gone} />}
    >
      {isNowhere && <p className={styles.nowhere}>{t('payoutWay.nowhere')}</p>}
    </OwnLine>
  )
}

function placeOf(t: TFunction, { account, phone }: PayoutWay) {
  if (phone !== null) return t('payoutWay.mpesa', { phone })
  if (account === null) return t('payoutWay.none')
  return t('payoutWay.bank', { bank: account.name, number: account.number })
}
