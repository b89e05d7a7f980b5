import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AuditEvent } from '../../api/types'
import cells from '../../components/cells.module.css'
import { fullName } from '../../components/portrait'
import { nobodyOf } from './names'

/** Links to everything this user did. */
export function Actor({ event }: { event: AuditEvent }) {
  const { t } = useTranslation()
  const { actor } = event
  if (!actor) {
    return <span className={cells.soft}>{t(nobodyOf(event))}</span>
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
