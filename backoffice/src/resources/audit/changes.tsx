import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditEvent } from '../../api/types'
import styles from './changes.module.css'
import { factName, factText } from './facts'
import { namesOf } from './names'

export function Changes({ event: { before, after, subject } }: { event: AuditEvent }) {
  const { t } = useTranslation()
  const names = namesOf(before, after)
  if (names.length === 0) {
    return null
  }
  return (
    <ul className={styles.changes}>
      {names.map((name) => (
        <li key={name}>
          <span className={styles.name}>{factName(t, subject.type, name)}</span>
          {before && name in before && (
            <s className={styles.before}>{factText(t, subject.type, name, before)}</s>
          )}
          {before && after && (
            <>
              <ArrowRight size={13} aria-hidden="true" />
              <span className="sr-only">{t('audit.became')}</span>
            </>
          )}
          {after && name in after && (
            <span className={styles.after}>{factText(t, subject.type, name, after)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
