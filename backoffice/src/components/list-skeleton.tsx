import { useTranslation } from 'react-i18next'
import styles from './list-skeleton.module.css'

export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.list} role="status">
      <span className="sr-only">{t('shell.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.picture} />
          <span className={styles.long} />
          <span className={styles.middle} />
          <span className={styles.short} />
        </div>
      ))}
    </div>
  )
}
