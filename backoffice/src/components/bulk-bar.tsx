import type { ReactNode } from 'react'
import { useNarrow } from '../hooks/use-media'
import type { Selection } from '../hooks/use-selection'
import styles from './bulk-bar.module.css'
import { PickBox } from './pick-box'

interface BulkBarProps {
  selection: Selection
  /** The name of the box for all. */
  pickAll: string
  /** How many are selected, in words. */
  picked: string
  /** The steps. */
  children: ReactNode
}

/** What is done to all selected rows; for cards also the box for all, which tables have in their head. */
export function BulkBar({ selection, pickAll, picked, children }: BulkBarProps) {
  const narrow = useNarrow()
  const { all, ids, total } = selection

  if (ids.length === 0 && !(narrow && total > 0)) {
    return null
  }
  return (
    <div className={styles.bar}>
      {narrow && <PickBox label={pickAll} checked={all} onChange={selection.pickAll} worded />}
      {ids.length > 0 && (
        <>
          <p role="status">{picked}</p>
          {children}
        </>
      )}
    </div>
  )
}
