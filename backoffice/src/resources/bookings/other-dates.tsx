import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { Stay } from '../../components/stay'
import { fullName } from '../../components/portrait'
import { momentOf } from '../../format/dates'
import { useMe } from '../../hooks/use-me'
import { Difference } from './difference'
import { QuoteLines } from './quote-lines'

/** Other dates that wait for an answer or to be paid for; the buttons are in the foot. */
export function ProposedDates({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { _id: me } = useMe()
  const { dateChange, guest, host } = booking
  if (!dateChange) {
    return null
  }
  const proposer = dateChange.by === 'guest' ? guest : host
  const { isAgreed } = dateChange
  const text = isAgreed ? 'agreed' : proposer._id === me ? 'own' : 'asked'
  return (
    <>
      <p>{t(`bookings.otherDates.${text}`, { name: fullName(proposer) })}</p>
      <p>
        <Stay {...dateChange} />
      </p>
      <QuoteLines quote={dateChange.quote} hostShare={null} />
      <Difference of={{ ...dateChange, isPaidFirst: dateChange.isPaidFirst && !isAgreed }} />
      <p>
        {t(`bookings.otherDates.${isAgreed ? 'payBy' : 'until'}`, {
          date: momentOf(dateChange.answerBy),
        })}
      </p>
    </>
  )
}
