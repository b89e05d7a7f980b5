import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type Tone = 'sun' | 'acacia' | 'ocean' | 'stone' | 'laterite'

/** A word of state in its colour; the word alone says it too. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}

/** Several tags of one thing, which wrap as whole words. */
export function Tags({ children }: { children: ReactNode }) {
  return <span className={styles.tags}>{children}</span>
}
