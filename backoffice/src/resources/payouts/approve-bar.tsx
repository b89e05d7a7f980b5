import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import { BulkBar } from '../../components/bulk-bar'
import { later } from '../../components/later'
import type { Selection } from '../../hooks/use-selection'

const ApproveDialog = later(() => import('./approve-dialog'))

interface ApproveBarProps {
  /** Those that may be approved. */
  payouts: readonly Payout[]
  selection: Selection
}

/** Approves all selected payouts. */
export function ApproveBar({ payouts, selection }: ApproveBarProps) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<readonly Payout[] | null>(null)
  const picked = payouts.filter(({ _id }) => selection.has(_id))

  return (
    <>
      <BulkBar
        selection={selection}
        pickAll={t('payouts.pickAll')}
        picked={t('payouts.picked', { count: picked.length })}
      >
        <Button type="primary" onClick={() => choose(picked)}>
          {t('payouts.approveMany')}
        </Button>
      </BulkBar>
      <Suspense fallback={null}>
        {chosen && (
          <ApproveDialog
            payouts={chosen}
            gone={(done) => {
              if (done) selection.clear()
              choose(null)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
