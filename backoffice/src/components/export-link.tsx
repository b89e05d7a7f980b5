import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../hooks/use-list-state'
import styles from './export-link.module.css'

/**
 * Takes a list along as a file, narrowed as it is shown. A plain download: the browser sends the session.
 *
 * @param path - of the API, such as `users/export.csv`
 */
export function ExportLink({ path, state }: { path: string; state: ListState }) {
  const { t } = useTranslation()
  const query = new URLSearchParams(
    state.filters.map(({ field, value }): [string, string] => [field, value])
  )
  return (
    <Button
      href={`/api/v1/${path}?${query}`}
      icon={<Download size={17} aria-hidden="true" />}
      title={t('list.export')}
      className={styles.link}
      download
    >
      <span className={styles.words}>{t('list.export')}</span>
    </Button>
  )
}
