import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from '../../components/bulk-bar.module.css'
import { PickBox } from '../../components/pick-box'
import { useNarrow } from '../../hooks/use-media'
import type { Selection } from '../../hooks/use-selection'
import { useMarks } from './use-marks'

/** Actions on all selected messages; for cards also the box for all. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const mark = useMarks()
  const count = selection.ids.length

  async function all(isRead: boolean) {
    const done = t(isRead ? 'contacts.markedRead' : 'contacts.markedUnread', { count })
    if (await mark(selection.ids, isRead, done)) {
      selection.clear()
    }
  }

  if (count === 0 && !narrow) {
    return null
  }
  return (
    <div className={styles.bar}>
      {narrow && (
        <PickBox
          label={t('contacts.pickAll')}
          checked={selection.all}
          onChange={selection.pickAll}
          worded
        />
      )}
      {count > 0 && (
        <>
          <p role="status">{t('contacts.picked', { count })}</p>
          <Button onClick={() => void all(true)}>{t('contacts.markRead')}</Button>
          <Button onClick={() => void all(false)}>{t('contacts.markUnread')}</Button>
        </>
      )}
    </div>
  )
}
