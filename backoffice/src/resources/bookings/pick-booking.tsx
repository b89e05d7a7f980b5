import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { PickBox } from '../../components/pick-box'
import { fullName } from '../../components/portrait'
import { stayDays } from '../../format/dates'
import type { Selection } from '../../hooks/use-selection'
import { isApprovable } from './approve-each'

interface PickBookingProps {
  booking: Booking
  selection: Selection
}

/** Nothing beside stays that cannot be approved. */
export function PickBooking({ booking, selection }: PickBookingProps) {
  const { t } = useTranslation()
  const { _id: id, guest, checkIn, checkOut } = booking
  return isApprovable(booking) ? (
    <PickBox
      label={t('bookings.many.pick', {
        guest: fullName(guest),
        dates: stayDays(checkIn, checkOut),
      })}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  ) : null
}
