import { useCreate, type HttpError } from '@refinedev/core'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { fullName } from '../../components/portrait'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { money } from '../../format/money'
import { useUpdateBooking } from '../bookings/use-update-booking'
import { amountOf } from './claims'
import { AMOUNT, WORDS } from './fields'

interface ClaimDialogProps {
  booking: Booking
  gone: () => void
}

/** A host asks for a part of the deposit of a stay that is over (ADR 0141). */
export default function ClaimDialog({ booking, gone }: ClaimDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const updateBooking = useUpdateBooking()
  const { mutateAsync: create } = useCreate<Booking, HttpError, object>()
  const close = () => setOpen(false)
  const { currency } = booking
  const most = Math.floor(booking.deposit?.left ?? 0)
  const guest = fullName(booking.guest)

  const form = useRecordForm({
    resource: 'bookings',
    valuesOf: () => ({ amount: '', reason: '' }),
    send: async ({ amount, reason }) => {
      const { data } = await create({
        resource: 'bookings',
        values: { amount: amountOf(amount), reason: reason.trim() },
        meta: { path: `bookings/${booking._id}/claim` },
        successNotification: false,
        errorNotification: false,
      })
      return data
    },
    saved: () => t('depositClaims.ask.done'),
    failed: t('depositClaims.ask.failed'),
    onSaved: (answer) => {
      updateBooking(answer)
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={t('depositClaims.ask.title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('depositClaims.dismiss')}
      confirm={t('depositClaims.ask.confirm')}
      form={form}
    >
      <p>{t('depositClaims.ask.effect', { guest })}</p>
      <StepForm form={form} failed={t('depositClaims.ask.failed')}>
        <Form.Item
          name="amount"
          label={t('depositClaims.ask.amount', { currency })}
          extra={t('depositClaims.ask.amountHint', { most: money(most, currency) })}
        >
          <Input {...AMOUNT} min={1} max={most} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('depositClaims.ask.reason')}
          extra={t('depositClaims.ask.reasonHint', { guest })}
        >
          <Input.TextArea {...WORDS} />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
