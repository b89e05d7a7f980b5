import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { WrittenText } from '../../components/written-text'
import { stayDays } from '../../format/dates'
import { People } from './people'

/** What a request is by now, for who has read it as it was. */
export function AsItIsNow({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { checkIn, checkOut, guests, specialRequests } = booking
  return (
    <div>
      <p>
        <b>{t('bookings.moves.now')}</b> {stayDays(checkIn, checkOut)} · <People guests={guests} />
      </p>
      {specialRequests && <WrittenText text={specialRequests} />}
    </div>
  )
}
