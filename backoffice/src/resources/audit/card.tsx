import { useTranslation } from 'react-i18next'
import type { AuditEvent } from '../../api/types'
import cells from '../../components/cells.module.css'
import { momentOf } from '../../format/dates'
import { Actor } from './actor'
import styles from './card.module.css'
import { Changes } from './changes'
import { SubjectLink } from './subject-link'
import { sentenceOf } from './sentence'
import { actionName } from './subjects'

export function AuditCard({ event }: { event: AuditEvent }) {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <p className={cells.strong}>{actionName(t, event)}</p>
      <p className={cells.soft}>{sentenceOf(t, event)}</p>
      <Changes event={event} />
      <div className={styles.foot}>
        <div>
          <Actor event={event} />
        </div>
        <SubjectLink event={event} />
      </div>
      <time dateTime={event.createdAt} className={cells.soft}>
        {momentOf(event.createdAt)}
      </time>
    </div>
  )
}
