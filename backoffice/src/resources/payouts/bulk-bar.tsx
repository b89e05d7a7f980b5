import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import styles from '../../components/bulk-bar.module.css'
import { later } from '../../components/later'
import { PickBox } from '../../components/pick-box'
import { useNarrow } from '../../hooks/use-media'
import type { Selection } from '../../hooks/use-selection'

const ApproveDialog = later(() => import('./approve-dialog'))

interface BulkBarProps {
  /** Those that may be approved. */
  payouts: readonly Payout[]
  selection: Selection
}

/** Approves all selected payouts; for cards also the box for all. */
export function BulkBar({ payouts, selection }: BulkBarProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const [chosen, choose] = useState<readonly Payout[] | null>(null)
  const picked = payouts.filter(({ _id }) => selection.has(_id))

  return (
    <>
      {(picked.length > 0 || (narrow && payouts.length > 0)) && (
        <div className={styles.bar}>
          {narrow && (
            <PickBox
              label={t('payouts.pickAll')}
              checked={selection.all}
              onChange={selection.pickAll}
              worded
            />
          )}
          {picked.length > 0 && (
            <>
              <p role="status">{t('payouts.picked', { count: picked.length })}</p>
              <Button type="primary" onClick={() => choose(picked)}>
                {t('payouts.approveMany')}
              </Button>
            </>
          )}
        </div>
      )}
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
