import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditEvent } from '../../api/types'
import styles from './changes.module.css'

/** From what to what, one line for each fact. */
export function Changes({ event: { before, after } }: { event: AuditEvent }) {
  const { t } = useTranslation()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) {
    return null
  }
  return (
    <ul className={styles.changes}>
      {names.map((name) => (
        <li key={name}>
          <span className={styles.name}>{wordsOf(name)}</span>
          {before && name in before && <s className={styles.before}>{shown(before[name])}</s>}
          {before && after && (
            <>
              <ArrowRight size={13} aria-hidden="true" />
              <span className="sr-only">{t('audit.became')}</span>
            </>
          )}
          {after && name in after && <span className={styles.after}>{shown(after[name])}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The log names facts as the API does: `isActive`, `maxGuests`. */
const wordsOf = (name: string) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

function shown(fact: unknown): string {
  if (fact === null || fact === undefined || fact === '') {
    return '–'
  }
  return Array.isArray(fact) ? fact.join(', ') : String(fact)
}
