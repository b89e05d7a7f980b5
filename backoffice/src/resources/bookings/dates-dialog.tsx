import { useCreate, type HttpError } from '@refinedev/core'
import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking, OtherDates } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { Days } from './add-fields'
import { Difference } from './difference'
import { QuoteLines } from './quote-lines'
import { refusalOf, useOffer } from './use-offer'
import { useStayStep } from './use-stay-step'

interface DatesDialogProps {
  booking: Booking
  gone: () => void
}

type Dates = { checkIn: string; checkOut: string }

/** Proposes other dates for an agreed stay, with what they cost; the other one is asked (ADR 0079). */
export default function DatesDialog({ booking, gone }: DatesDialogProps) {
  const { t } = useTranslation()
  const [dates, setDates] = useState<Dates>({ checkIn: '', checkOut: '' })
  const { mutateAsync: create } = useCreate<Booking, HttpError, object>()
  const isChosen = dates.checkIn !== '' && dates.checkOut > dates.checkIn
  const { result: offer, query } = useOffer<OtherDates>(booking, 'dates', dates, isChosen)
  const isLeft = useRef(false)

  const { dialog, form } = useStayStep('otherDates', gone, {
    valuesOf: (): Dates => ({ checkIn: '', checkOut: '' }),
    onTyped: (typed) => setDates((before) => ({ ...before, ...typed })),
    send: async (wanted) => {
      /* Both agree to a price that both have seen: it is asked for until it is there, and again when it has changed. */
      const asked = offer ? null : await query.refetch()
      if (isLeft.current) {
        return new Promise<never>(() => undefined) // Called off: nothing is sent, and nothing said.
      }
      if (asked?.error) {
        throw asked.error
      }
      const shown = offer ?? asked?.data?.data
      if (shown?.checkIn !== wanted.checkIn || shown.checkOut !== wanted.checkOut) {
        const changed: HttpError = { statusCode: 409, message: t('bookings.otherDates.unseen') }
        throw changed
      }
      try {
        const { data } = await create({
          resource: 'bookings',
          values: { ...wanted, total: shown.quote.total },
          meta: { path: `bookings/${booking._id}/dates` },
          successNotification: false,
          errorNotification: false,
        })
        return data
      } catch (error) {
        void query.refetch()
        throw error
      }
    },
  })

  function close() {
    isLeft.current = true
    dialog.close()
  }

  return (
    <StepDialog {...dialog} close={close}>
      <p>{t('bookings.otherDates.effect')}</p>
      <StepForm {...form}>
        <Days />
      </StepForm>
      <div aria-live="polite">
        {query.isError && <Alert type="warning" message={refusalOf(query.error)} />}
        {offer && !query.isError && (
          <>
            <QuoteLines quote={offer.quote} hostShare={null} />
            <Difference of={offer} />
          </>
        )}
      </div>
    </StepDialog>
  )
}
