import { ExportButton } from '@refinedev/antd'
import type { BaseRecord } from '@refinedev/core'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './export-list.module.css'
import type { ListTable } from './list-table'

interface ExportListProps<Row extends BaseRecord> {
  table: ListTable<Row>
  /** Of the API, such as `users/export.csv`, which writes any number of rows as they are read. */
  path: string
}

/** Downloads the filtered list as a file; the browser sends the session. */
export function ExportList<Row extends BaseRecord>({ table, path }: ExportListProps<Row>) {
  const { t } = useTranslation()
  const query = new URLSearchParams(
    table.filters.flatMap((filter): [string, string][] =>
      'field' in filter ? [[filter.field, String(filter.value)]] : []
    )
  )
  return (
    <ExportButton
      href={`/api/v1/${path}?${query}`}
      icon={<Download size={17} aria-hidden="true" />}
      title={t('list.export')}
      className={styles.link}
      download
    >
      <span className={styles.words}>{t('list.export')}</span>
    </ExportButton>
  )
}
