import { useShow, type HttpError } from '@refinedev/core'
import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { PaymentEventDetail } from '../../api/types'
import { Failed } from '../../components/failed'
import { usePhone } from '../../hooks/use-media'
import { useOverlay } from '../../hooks/use-overlay'
import { Loading } from '../../layout/loading'
import styles from '../bookings/drawer.module.css'
import { PaymentEventDetails } from './details'
import './texts'
import { VerdictTag } from './verdicts'

/** One message: a drawer, or the whole window on a phone. */
export default function PaymentEventShow() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const phone = usePhone()
  const { open, close, afterOpenChange } = useOverlay('/payouts/messages')
  const { result, query } = useShow<PaymentEventDetail, HttpError>({
    resource: 'payment-events',
    id,
    errorNotification: false,
  })
  const event = query.isLoadingError ? undefined : result

  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={afterOpenChange}
      width={phone ? '100%' : 640}
      title={
        <span className={styles.title}>
          {t('gatewayMessages.number', { id })}
          {event && <VerdictTag event={event} />}
        </span>
      }
      classNames={{ header: styles.header, body: styles.body }}
    >
      {event && <PaymentEventDetails event={event} />}
      {query.isLoading && <Loading />}
      {query.isLoadingError && (
        <Failed
          title={t('gatewayMessages.failedOne')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      )}
    </Drawer>
  )
}
