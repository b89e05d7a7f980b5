import { Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './earnings-summary.module.css'

interface OwnLineProps {
  title: string
  value: string
  /** Opened by the button; `gone` takes it away again. */
  dialog: (gone: () => void) => ReactNode
  children?: ReactNode
}

/** What a host has said of themselves, which can be changed. */
export function OwnLine({ title, value, dialog, children }: OwnLineProps) {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  const change = t('payoutWay.change')
  return (
    <div className={styles.way}>
      <span>
        {t('payoutWay.line', { title })} <b>{value}</b>
      </span>
      <Button
        size="small"
        aria-label={`${t('payoutWay.line', { title: change })} ${title}`}
        onClick={() => setChanging(true)}
      >
        {change}
      </Button>
      <Suspense fallback={null}>{isChanging && dialog(() => setChanging(false))}</Suspense>
      {children}
    </div>
  )
}
