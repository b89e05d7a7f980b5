import { useLogList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AuditEvent } from '../api/types'
import { momentOf } from '../format/dates'
import { useMay } from '../hooks/use-rows'
import { nobodyOf } from '../resources/audit/names'
import { sentenceOf } from '../resources/audit/sentence'
import { actionName } from '../resources/audit/subjects'
import '../resources/audit/texts'
import { fullName } from './portrait'
import styles from './record-history.module.css'

interface RecordHistoryProps {
  subject: 'user' | 'property' | 'booking' | 'payout'
  record: { _id: number; updatedAt?: string | null }
}

/** The last entries of the audit log about a record, for who may read it. */
export function RecordHistory({ subject, record }: RecordHistoryProps) {
  const { t } = useTranslation()
  const may = useMay('audit.list')
  const { data, error } = useLogList<AuditEvent[], HttpError>({
    resource: subject,
    meta: { id: record._id, at: record.updatedAt },
    queryOptions: { enabled: may },
  })

  if (!may || !(data?.length || error)) {
    return null
  }
  return (
    <section className={styles.history}>
      <h3>{t('audit.history')}</h3>
      {error && <p role="alert">{t('audit.failed')}</p>}
      <ol>
        {data?.map((event) => (
          <li key={event._id}>
            <span className={styles.what}>{actionName(t, event)}</span>
            <span>{sentenceOf(t, event)}</span>
            <span className={styles.who}>
              {event.actor ? fullName(event.actor) : t(nobodyOf(event))},{' '}
              <time dateTime={event.createdAt}>{momentOf(event.createdAt)}</time>
            </span>
          </li>
        ))}
      </ol>
      <Link to={`/audit?subject=${subject}&subjectId=${record._id}`}>{t('audit.allEntries')}</Link>
    </section>
  )
}
