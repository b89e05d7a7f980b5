import { useOne, useUpdate, type HttpError } from '@refinedev/core'
import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking, LoweredPrice } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { money, sums } from '../../format/money'
import { QuoteLines } from './quote-lines'
import { useUpdateBooking } from './use-update-booking'

interface LowerDialogProps {
  booking: Booking
  gone: () => void
}

/** Asks less for a stay whose guest has left early, with what it costs then; what was paid too much goes back (ADR 0151). */
export default function LowerDialog({ booking, gone }: LowerDialogProps) {
  const { t } = useTranslation()
  const { currency } = booking
  const most = booking.mostLess ?? 0
  const [open, setOpen] = useState(true)
  const [typed, setTyped] = useState(String(most))
  const updateBooking = useUpdateBooking()
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()
  const { offer, query } = useOffer(booking, typed)
  const close = () => setOpen(false)

  const form = useRecordForm({
    resource: 'bookings',
    valuesOf: () => ({ less: String(most) }),
    onTyped: ({ less }) => less !== undefined && setTyped(less),
    send: async ({ less }) => {
      const asked = offer ? null : await query.refetch()
      if (asked?.error) {
        throw asked.error
      }
      const shown = offer ?? asked?.data?.data
      const { data } = await update({
        resource: 'bookings',
        id: booking._id,
        values: { less: less === '' ? null : Number(less), total: shown?.quote.total },
        meta: { move: 'price', version: booking.updatedAt },
        successNotification: false,
        errorNotification: false,
      })
      return data
    },
    saved: () => t('bookings.lower.done'),
    failed: t('bookings.lower.failed'),
    onSaved: (answer) => {
      updateBooking(answer)
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={t('bookings.lower.title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('bookings.lower.dismiss')}
      confirm={t('bookings.lower.confirm')}
      form={form}
    >
      <p>{t('bookings.lower.effect')}</p>
      <StepForm form={form} failed={t('bookings.lower.failed')}>
        <Form.Item
          name="less"
          label={t('bookings.lower.less', { currency })}
          extra={t('bookings.lower.lessHint', { most: money(most, currency) })}
        >
          <Input type="number" inputMode="decimal" min={1} max={most} step={0.01} />
        </Form.Item>
      </StepForm>
      <div aria-live="polite">
        {query.isError && <Alert type="warning" message={wordsOf(query.error)} />}
        {offer && !query.isError && (
          <>
            <QuoteLines quote={offer.quote} hostShare={offer.quote.base} />
            <p>
              <b>{t(`bookings.lower.${wayBack(booking, offer)}`, amountsOf(offer, currency))}</b>
            </p>
          </>
        )}
      </div>
    </StepDialog>
  )
}

/** What the stay would cost, once an amount is typed. */
function useOffer(booking: Booking, less: string) {
  const { result, query } = useOne<LoweredPrice, HttpError>({
    resource: 'bookings',
    id: booking._id,
    meta: { path: `bookings/${booking._id}/price?${new URLSearchParams({ less })}` },
    errorNotification: false,
    queryOptions: {
      enabled: Number(less) > 0,
      retry: false,
      staleTime: 0,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  })
  return { offer: result?.less === Number(less) ? result : undefined, query }
}

/** We send back what was paid here, and the host what was paid to them. */
function wayBack({ paymentNotedAt }: Booking, { back }: LoweredPrice) {
  return back.length > 0 ? 'back' : paymentNotedAt ? 'byHost' : 'owes'
}

const amountsOf = ({ back, difference }: LoweredPrice, currency: string) => ({
  amount: back.length > 0 ? sums(back) : money(difference, currency),
})

function wordsOf({ errors = {}, message }: HttpError) {
  const [said] = Object.values(errors)
  return said ? String(Array.isArray(said) ? said[0] : said) : message
}
