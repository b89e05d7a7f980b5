import type { ReactNode } from 'react'
import { KikoiCloth } from './kikoi'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  hint?: string
  /** The next step, when there is one. */
  children?: ReactNode
  /** `alert` is read out at once: for failures that appear while one works. */
  role?: 'alert' | 'status'
  /** This is the page's own heading. */
  heading?: boolean
}

/** Says that there is nothing to show here, why, and what to do next. */
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
