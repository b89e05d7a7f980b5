import { Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './loading.module.css'

export function Loading({ fills = false }: { fills?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={fills ? styles.window : styles.place} role="status">
      <Spin size="large" />
      <span className="sr-only">{t('shell.loading')}</span>
    </div>
  )
}
