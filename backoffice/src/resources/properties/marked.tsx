import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../api/types'
import { dayOf } from '../../format/dates'

/** When the mark of verification was last given or taken back, and for admins why. */
export function Marked({ property, className }: { property: PropertyDetail; className: string }) {
  const { t } = useTranslation()
  const { verification, isVerified } = property
  if (!verification) {
    return null
  }
  const { at, reason } = verification
  const date = dayOf(at)
  const mark = isVerified ? 'given' : 'taken'
  return (
    <p className={className}>
      {reason
        ? t(`properties.mark.${mark}For`, { date, reason })
        : t(`properties.mark.${mark}`, { date })}
    </p>
  )
}
