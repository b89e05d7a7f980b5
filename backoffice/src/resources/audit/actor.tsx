import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AuditEvent } from '../../api/types'
import cells from '../../components/cells.module.css'
import { fullName } from '../../components/portrait'

/** Links to everything this user did; without one it was a scheduled job. */
export function Actor({ event: { actor, subject } }: { event: AuditEvent }) {
  const { t } = useTranslation()
  if (!actor) {
    return (
      <span className={cells.soft}>
        {t(subject.type === 'access' ? 'audit.stranger' : 'audit.clock')}
      </span>
    )
  }
  return (
    <>
      <Link
        to={{ search: `?actor=${actor._id}` }}
        className={cells.strong}
        title={t('audit.onlyPerson', { name: fullName(actor) })}
      >
        {fullName(actor)}
      </Link>
      <span className={cells.soft}>{t(`roles.${actor.role as 'admin'}`)}</span>
    </>
  )
}
