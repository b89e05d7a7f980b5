import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking, LoweredPrice } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { money, sums } from '../../format/money'
import { QuoteLines } from './quote-lines'
import { refusalOf, useOffer } from './use-offer'
import { useChangeStay, useStayStep } from './use-stay-step'

interface LowerDialogProps {
  booking: Booking
  gone: () => void
}

/** Asks less for a stay whose guest has left early, with what it costs then; what was paid too much goes back (ADR 0151). */
export default function LowerDialog({ booking, gone }: LowerDialogProps) {
  const { t } = useTranslation()
  const { currency } = booking
  const most = booking.mostLess ?? 0
  const [typed, setTyped] = useState(String(most))
  const changeStay = useChangeStay(booking)
  const isTyped = Number(typed) > 0
  const { result, query } = useOffer<LoweredPrice>(booking, 'price', { less: typed }, isTyped)
  const offer = result?.less === Number(typed) ? result : undefined

  const { dialog, form } = useStayStep('lower', gone, {
    valuesOf: () => ({ less: String(most) }),
    onTyped: ({ less }) => less !== undefined && setTyped(less),
    send: async ({ less }) => {
      const asked = offer ? null : await query.refetch()
      if (asked?.error) {
        throw asked.error
      }
      const shown = offer ?? asked?.data?.data
      const values = { less: less === '' ? null : Number(less), total: shown?.quote.total }
      return changeStay('price', values, booking.updatedAt)
    },
  })

  return (
    <StepDialog {...dialog}>
      <p>{t('bookings.lower.effect')}</p>
      <StepForm {...form}>
        <Form.Item
          name="less"
          label={t('bookings.lower.less', { currency })}
          extra={t('bookings.lower.lessHint', { most: money(most, currency) })}
        >
          <Input type="number" inputMode="decimal" min={1} max={most} step={0.01} />
        </Form.Item>
      </StepForm>
      <div aria-live="polite">
        {query.isError && <Alert type="warning" message={refusalOf(query.error)} />}
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

/** We send back what was paid here, and the host what was paid to them. */
function wayBack({ paymentNotedAt }: Booking, { back }: LoweredPrice) {
  return back.length > 0 ? 'back' : paymentNotedAt ? 'byHost' : 'owes'
}

const amountsOf = ({ back, difference }: LoweredPrice, currency: string) => ({
  amount: back.length > 0 ? sums(back) : money(difference, currency),
})
