import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type Tone = 'sun' | 'acacia' | 'ocean' | 'stone' | 'laterite'

/** A state in its colour and as a word. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}

export function Tags({ children }: { children: ReactNode }) {
  return <span className={styles.tags}>{children}</span>
}
