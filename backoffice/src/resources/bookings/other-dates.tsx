import { CalendarSync } from 'lucide-react'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { later } from '../../components/later'
import { Stay } from '../../components/stay'
import { fullName } from '../../components/portrait'
import { momentOf } from '../../format/dates'
import { useChosen } from '../../hooks/use-chosen'
import { useMe } from '../../hooks/use-me'
import { Difference } from './difference'
import { QuoteLines } from './quote-lines'

const DatesDialog = later(() => import('./dates-dialog'))

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

/** Opens the dialog that proposes other dates. */
export function ProposeButton({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const [chosen, choose] = useChosen<object>()
  return (
    <>
      <Button icon={<CalendarSync size={17} aria-hidden="true" />} onClick={() => choose({})}>
        {t('bookings.otherDates.action')}
      </Button>
      <Suspense fallback={null}>
        {chosen && <DatesDialog key={chosen.turn} booking={booking} gone={() => choose(null)} />}
      </Suspense>
    </>
  )
}
