import { useOne, type HttpError } from '@refinedev/core'
import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { PayoutDetail } from '../../api/types'
import { Failed } from '../../components/failed'
import { usePhone } from '../../hooks/use-media'
import { useOverlay } from '../../hooks/use-overlay'
import { Loading } from '../../layout/loading'
import styles from '../bookings/drawer.module.css'
import { PayoutDetails } from './details'
import { StatusTag } from './status-tag'
import { StepButtons } from './step-buttons'
import { openSteps } from './steps'

/** One payout: a drawer, or the whole window on a phone. */
export default function PayoutShow() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const phone = usePhone()
  const { open, close, afterOpenChange } = useOverlay('/payouts')
  const { result, query } = useOne<PayoutDetail, HttpError>({
    resource: 'payouts',
    id,
    errorNotification: false,
  })
  const payout = query.isLoadingError ? undefined : result

  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={afterOpenChange}
      width={phone ? '100%' : 720}
      title={
        <span className={styles.title}>
          {t('payouts.number', { id })}
          {payout && <StatusTag status={payout.status} />}
        </span>
      }
      footer={
        payout && openSteps(payout).length > 0 && <StepButtons payout={payout} place="foot" />
      }
      classNames={{ header: styles.header, body: styles.body, footer: styles.footer }}
    >
      {payout && <PayoutDetails payout={payout} />}
      {query.isLoading && <Loading />}
      {query.isLoadingError && (
        <Failed
          title={t('payouts.show.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      )}
    </Drawer>
  )
}
