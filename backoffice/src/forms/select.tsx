import type { ComponentProps } from 'react'
import styles from './form.module.css'

/** The browser's own select: the best one with keyboards, screen readers and phones. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={`${styles.control} ${styles.select}`} />
}
