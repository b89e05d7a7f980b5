import { useTranslation } from 'react-i18next'
import { stayDay, stayDays } from '../../format/dates'
import { today } from '@makao/shared/dates'
import type { Cell } from './cells'

/** The accessible name of a cell. */
export function useCellLabel() {
  const { t } = useTranslation()
  const now = today()
  const nights = (count: number) => t('stay.nights', { count })

  return (cell: Cell, chosen: boolean): string => {
    if (cell.kind === 'stay') {
      const { guest, status, checkIn, checkOut, guests, ...stay } = cell.stay
      return t('calendar.stay', {
        name: guest.firstName,
        status: t(`bookings.status.${status}`),
        dates: stayDays(checkIn, checkOut),
        nights: nights(stay.nights),
        guests: t('stay.guests', { count: guests }),
      })
    }
    if (cell.kind === 'block') {
      const { from, to, reason, ...block } = cell.block
      const said = { dates: stayDays(from, to), nights: nights(block.nights) }
      return reason ? t('calendar.blockWhy', { ...said, reason }) : t('calendar.block', said)
    }
    const day = stayDay(cell.day)
    const state = cell.day < now ? 'past' : chosen ? 'chosen' : 'free'
    const leaves = cell.leaving && t('calendar.leaves', { name: cell.leaving.guest.firstName })
    return [t(`calendar.${state}`, { day }), leaves].filter(Boolean).join('. ')
  }
}
