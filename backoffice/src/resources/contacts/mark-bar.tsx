import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { BulkBar } from '../../components/bulk-bar'
import { refocus } from '../../components/refocus'
import type { Selection } from '../../hooks/use-selection'
import { useMarks } from './use-marks'

/** Actions on all selected messages. */
export function MarkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation()
  const mark = useMarks()
  const count = selection.ids.length

  async function all(isRead: boolean) {
    const done = t(isRead ? 'contacts.markedRead' : 'contacts.markedUnread', { count })
    if (await mark(selection.ids, isRead, done)) {
      selection.clear()
      refocus()
    }
  }

  return (
    <BulkBar
      selection={selection}
      pickAll={t('contacts.pickAll')}
      picked={t('contacts.picked', { count })}
    >
      <Button onClick={() => void all(true)}>{t('contacts.markRead')}</Button>
      <Button onClick={() => void all(false)}>{t('contacts.markUnread')}</Button>
    </BulkBar>
  )
}
