import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  hint?: string
  children?: ReactNode
}

export function PageHeader({ title, hint, children }: PageHeaderProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.header}>
      <title>{`${title} · ${t('app.name')}`}</title>
      <h1 className={styles.title}>{title}</h1>
      {hint && (
        <p className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  )
}
