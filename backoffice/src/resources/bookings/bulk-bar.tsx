import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import styles from '../../components/bulk-bar.module.css'
import { PickBox } from '../../components/pick-box'
import { useNarrow } from '../../hooks/use-media'
import type { Selection } from '../../hooks/use-selection'

interface BulkBarProps {
  /** Requests that may be approved. */
  requests: readonly Booking[]
  selection: Selection
  approve: (bookings: readonly Booking[]) => void
}

/** Approves all selected requests; for cards also the box for all. */
export function BulkBar({ requests, selection, approve }: BulkBarProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const picked = requests.filter(({ _id }) => selection.has(_id))

  if (picked.length === 0 && !(narrow && requests.length > 0)) {
    return null
  }
  return (
    <div className={styles.bar}>
      {narrow && (
        <PickBox
          label={t('bookings.many.pickAll')}
          checked={selection.all}
          onChange={selection.pickAll}
          worded
        />
      )}
      {picked.length > 0 && (
        <>
          <p role="status">{t('bookings.many.picked', { count: picked.length })}</p>
          <Button type="primary" onClick={() => approve(picked)}>
            {t('bookings.many.action')}
          </Button>
        </>
      )}
    </div>
  )
}
