import { useInvalidate, useUpdate, type HttpError } from '@refinedev/core'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { money } from '../../format/money'
import { useUpdateBooking } from '../bookings/use-update-booking'
import { amountOf, mostOf, sharesOf } from './claims'
import { AMOUNT, WORDS } from './fields'
import styles from './fields.module.css'
import { WhatWasSaid } from './what-was-said'

interface DecideDialogProps {
  booking: Booking
  gone: () => void
}

/** An admin grants a contested claim, a part of it or nothing (ADR 0141). */
export default function DecideDialog({ booking, gone }: DecideDialogProps) {
  const { t } = useTranslation()
  const { currency, deposit, depositClaim: claim } = booking
  const claimed = claim?.amount ?? 0
  const held = deposit?.left ?? 0
  const most = mostOf(claimed, held)
  const [open, setOpen] = useState(true)
  const [granted, setGranted] = useState(String(most))
  const updateBooking = useUpdateBooking()
  const invalidate = useInvalidate()
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()
  const close = () => setOpen(false)
  const shares = sharesOf(granted, claimed, held)

  const form = useRecordForm({
    resource: 'bookings',
    valuesOf: () => ({ amount: String(most), decision: '' }),
    onTyped: ({ amount }) => amount !== undefined && setGranted(amount),
    send: async ({ amount, decision }) => {
      const { data } = await update({
        resource: 'bookings',
        id: booking._id,
        values: { claim: claim?._id, amount: amountOf(amount), decision: decision.trim() },
        meta: { move: 'claim/decide' },
        successNotification: false,
        errorNotification: false,
      })
      return data
    },
    saved: () => t('depositClaims.decide.done'),
    failed: t('depositClaims.decide.failed'),
    onSaved: (answer) => {
      updateBooking(answer)
      void invalidate({ resource: 'deposit-claims', invalidates: ['list'] })
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={t('depositClaims.decide.title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('depositClaims.dismiss')}
      confirm={t('depositClaims.decide.confirm')}
      form={form}
    >
      <WhatWasSaid booking={booking} />
      <StepForm form={form} failed={t('depositClaims.decide.failed')}>
        <Form.Item
          name="amount"
          label={t('depositClaims.decide.amount', { currency })}
          extra={t('depositClaims.decide.amountHint', { most: money(most, currency) })}
        >
          <Input {...AMOUNT} min={0} max={most} />
        </Form.Item>
        <Form.Item
          name="decision"
          label={t('depositClaims.decide.words')}
          extra={t('depositClaims.decide.wordsHint')}
        >
          <Input.TextArea {...WORDS} />
        </Form.Item>
      </StepForm>
      <p aria-live="polite" className={styles.outcome}>
        {shares && (
          <b>
            {t(`depositClaims.decide.${shares.word}`, {
              toHost: money(shares.host, currency),
              toGuest: money(shares.guest, currency),
            })}
          </b>
        )}
      </p>
      <p>{t('depositClaims.decide.effect')}</p>
    </StepDialog>
  )
}
