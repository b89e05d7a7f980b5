import { useTranslation } from 'react-i18next'
import { stayDay, stayDays } from '../../format/dates'
import { money } from '../../format/money'
import { today } from '@makao/shared/dates'
import type { PriceReason } from '../../api/types'
import type { Cell } from './cells'

/** The accessible name of a cell. */
export function useCellLabel() {
  const { t } = useTranslation()
  const now = today()
  const nights = (count: number) => t('stay.nights', { count })

  return (cell: Cell, chosen: boolean, currency: string): string => {
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
      const { from, to, reason, calendar, ...block } = cell.block
      const said = { dates: stayDays(from, to), nights: nights(block.nights) }
      if (calendar) {
        return t('calendar.blockOf', { ...said, name: calendar })
      }
      return reason ? t('calendar.blockWhy', { ...said, reason }) : t('calendar.block', said)
    }
    const day = stayDay(cell.day)
    const state = cell.day < now ? 'past' : chosen ? 'chosen' : 'free'
    const leaves = cell.leaving && t('calendar.leaves', { name: cell.leaving.guest.firstName })
    const price = money(cell.price, currency)
    const why = cell.day >= now && cell.reason && reasonOf(cell.reason)
    const least =
      cell.day >= now && cell.least && t('calendar.least', { nights: nights(cell.least) })
    return [t(`calendar.${state}`, { day, price }), why, least, leaves].filter(Boolean).join('. ')
  }

  function reasonOf({ kind, name }: PriceReason) {
    const reason = t(`calendar.reasons.${kind}`)
    return name ? t('calendar.reasons.named', { reason, name }) : reason
  }
}
