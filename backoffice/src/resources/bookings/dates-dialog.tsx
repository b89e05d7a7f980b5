import { useCreate, useOne, type HttpError } from '@refinedev/core'
import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking, OtherDates } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { Days } from './add-fields'
import { Difference } from './difference'
import { QuoteLines } from './quote-lines'
import { useUpdateBooking } from './use-update-booking'

interface DatesDialogProps {
  booking: Booking
  gone: () => void
}

type Dates = { checkIn: string; checkOut: string }

/** Proposes other dates for an agreed stay, with what they cost; the other one is asked (ADR 0079). */
export default function DatesDialog({ booking, gone }: DatesDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [dates, setDates] = useState<Dates>({ checkIn: '', checkOut: '' })
  const updateBooking = useUpdateBooking()
  const { mutateAsync: create } = useCreate<Booking, HttpError, object>()
  const { result: offer, query } = useOffer(booking, dates)
  const isLeft = useRef(false)
  function close() {
    isLeft.current = true
    setOpen(false)
  }

  const form = useRecordForm({
    resource: 'bookings',
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
    saved: () => t('bookings.otherDates.done'),
    failed: t('bookings.otherDates.failed'),
    onSaved: (answer) => {
      updateBooking(answer)
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={t('bookings.otherDates.title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('bookings.otherDates.dismiss')}
      confirm={t('bookings.otherDates.confirm')}
      form={form}
    >
      <p>{t('bookings.otherDates.effect')}</p>
      <StepForm form={form} failed={t('bookings.otherDates.failed')}>
        <Days />
      </StepForm>
      <div aria-live="polite">
        {query.isError && <Alert type="warning" message={wordsOf(query.error)} />}
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

/** What these dates would cost, once both are chosen. */
function useOffer(booking: Booking, { checkIn, checkOut }: Dates) {
  const query = new URLSearchParams({ checkIn, checkOut })
  return useOne<OtherDates, HttpError>({
    resource: 'bookings',
    id: booking._id,
    meta: { path: `bookings/${booking._id}/dates?${query}` },
    errorNotification: false,
    queryOptions: {
      enabled: checkIn !== '' && checkOut > checkIn,
      retry: false,
      staleTime: 0,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  })
}

function wordsOf({ errors = {}, message }: HttpError) {
  const [said] = Object.values(errors)
  return said ? String(Array.isArray(said) ? said[0] : said) : message
}
