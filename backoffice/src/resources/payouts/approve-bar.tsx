import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import { BulkBar } from '../../components/bulk-bar'
import type { Selection } from '../../hooks/use-selection'

interface ApproveBarProps {
  /** Those that may be approved. */
  payouts: readonly Payout[]
  selection: Selection
  approve: (payouts: readonly Payout[]) => void
}

/** Approves all selected payouts. */
export function ApproveBar({ payouts, selection, approve }: ApproveBarProps) {
  const { t } = useTranslation()
  const picked = payouts.filter(({ _id }) => selection.has(_id))

  return (
    <BulkBar
      selection={selection}
      pickAll={t('payouts.pickAll')}
      picked={t('payouts.picked', { count: picked.length })}
    >
      <Button type="primary" onClick={() => approve(picked)}>
        {t('payouts.approveMany')}
      </Button>
    </BulkBar>
  )
}
