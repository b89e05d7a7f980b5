import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { BulkBar } from '../../components/bulk-bar'
import type { Selection } from '../../hooks/use-selection'

interface ApproveBarProps {
  /** Requests that may be approved. */
  requests: readonly Booking[]
  selection: Selection
  approve: (bookings: readonly Booking[]) => void
}

/** Approves all selected requests. */
export function ApproveBar({ requests, selection, approve }: ApproveBarProps) {
  const { t } = useTranslation()
  const picked = requests.filter(({ _id }) => selection.has(_id))

  return (
    <BulkBar
      selection={selection}
      pickAll={t('bookings.many.pickAll')}
      picked={t('bookings.many.picked', { count: picked.length })}
    >
      <Button type="primary" onClick={() => approve(picked)}>
        {t('bookings.many.action')}
      </Button>
    </BulkBar>
  )
}
