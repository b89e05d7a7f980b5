import type { ReactNode } from 'react'
import styles from './details.module.css'

/** A part of a booking's details. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}
