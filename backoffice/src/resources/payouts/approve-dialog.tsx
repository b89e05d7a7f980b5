import { useNotification, useUpdate, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Payout, PayoutBatch } from '../../api/types'
import { Confirm } from '../../components/confirm'
import { Sums } from './sums-list'

interface ApproveDialogProps {
  payouts: readonly Payout[]
  gone: (done: boolean) => void
}

/** Says how many payouts are approved and what they come to, and afterwards which could not be. */
export default function ApproveDialog({ payouts, gone }: ApproveDialogProps) {
  const { t } = useTranslation()
  const { open: tell } = useNotification()
  const count = payouts.length
  const { mutateAsync } = useUpdate<PayoutBatch, HttpError, object>({
    resource: 'payouts',
    id: 'approve',
    invalidates: ['resourceAll'],
    successNotification: false,
    errorNotification: false,
  })

  async function approve() {
    const { data } = await mutateAsync({ values: { ids: payouts.map(({ _id }) => _id) } })
    const { approved, refused } = data
    if (approved > 0) {
      tell?.({ type: 'success', message: t('payouts.many.done', { count: approved }) })
    }
    for (const { payout, reason } of refused) {
      const message = t('payouts.many.refused', { id: payout })
      tell?.({ type: 'error', key: `payout-${payout}`, message, description: reason })
    }
  }

  return (
    <Confirm
      title={t('payouts.many.title', { count })}
      confirm={t('payouts.many.confirm', { count })}
      dismiss={t('payouts.dismiss')}
      failed={t('payouts.many.failed')}
      act={approve}
      gone={gone}
    >
      <Sums payouts={payouts} />
      <p>{t('payouts.many.effect')}</p>
    </Confirm>
  )
}
