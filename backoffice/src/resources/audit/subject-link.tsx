import { Filter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AuditEvent } from '../../api/types'
import cells from '../../components/cells.module.css'
import { pathOf, subjectName } from './subjects'

export function SubjectLink({ event }: { event: AuditEvent }) {
  const { t } = useTranslation()
  const { subject } = event
  const path = pathOf(event)
  const name = subjectName(t, event)
  const only = t('audit.onlyThing', { name })

  return (
    <span className={cells.actions}>
      {path ? (
        <Link to={path} className={cells.unbroken}>
          {name}
        </Link>
      ) : (
        <span className={cells.unbroken}>{name}</span>
      )}
      {subject._id > 0 && (
        <Link
          to={{ search: `?subject=${subject.type}&subjectId=${subject._id}` }}
          className={cells.open}
          aria-label={only}
          title={only}
        >
          <Filter size={16} aria-hidden="true" />
        </Link>
      )}
    </span>
  )
}
