import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'

/** How many stay. */
export function People({ guests }: Pick<Booking, 'guests'>) {
  const { t } = useTranslation()
  const people = [
    t('stay.adults', { count: guests.adults }),
    guests.children > 0 && t('stay.children', { count: guests.children }),
    guests.pets > 0 && t('stay.pets', { count: guests.pets }),
  ].filter(Boolean)
  return <>{people.join(', ')}</>
}
