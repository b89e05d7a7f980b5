import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './brand.module.css'

export function Brand() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={styles.brand}>
      <svg viewBox="3 5 26 22" width="30" height="26" fill="none" aria-hidden="true">
        <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="3.4">
          <path d="M5 16 16 6.5 27 16" stroke="var(--laterite)" />
          <path d="M9 20h14" stroke="var(--sun)" strokeWidth="2.4" />
          <path d="M9 24.5h14" stroke="var(--acacia)" />
        </g>
      </svg>
      {t('app.name')}
    </Link>
  )
}
