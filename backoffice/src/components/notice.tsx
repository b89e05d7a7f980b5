import type { ReactNode } from 'react'
import { KikoiCloth } from './kikoi'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  hint?: string
  /** The next step. */
  children?: ReactNode
  /** `alert` is announced at once: for failures while working. */
  role?: 'alert' | 'status'
  /** The page's own heading. */
  heading?: boolean
}

/** An empty or failed state: what, why, and what to do next. */
export function Notice({ title, hint, children, role, heading = false }: NoticeProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className={styles.notice} role={role}>
      <KikoiCloth />
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.step}>{children}</div>}
    </div>
  )
}
