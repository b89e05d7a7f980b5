import { useInvalidate, useNotification, useUpdate, type HttpError } from '@refinedev/core'
import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import { focusNow } from '../../forms/fields'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { stayDays } from '../../format/dates'
import { sums } from '../../format/money'
import { sumsOf } from '../payouts/sums'
import styles from './approve-dialog.module.css'
import { approveEach, asRead, isApprovable, notesFor, type Refusal } from './approve-each'
import { AsItIsNow } from './as-it-is-now'
import { LONGEST_NOTE } from './moves'
import { People } from './people'
import { useUpdateBooking } from './use-update-booking'

interface ApproveDialogProps {
  bookings: readonly Booking[]
  /** The rows of the list, which goes on reading beneath. */
  shown: readonly Booking[]
  gone: () => void
}

/** Asks once for several requests, approves them one by one, and says which were refused and why (ADR 0150). */
export default function ApproveDialog({ bookings, shown, gone }: ApproveDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [chosen, setChosen] = useState(bookings)
  const [refused, setRefused] = useState<Refusal[]>([])
  const [asked, tell] = useState<number | null>(null)
  const updateBooking = useUpdateBooking()
  const invalidate = useInvalidate()
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()
  const notify = useNotification().open
  const close = () => setOpen(false)
  const left = chosen.map((one) => asRead(one, shown))
  const count = left.length
  const isAgain = refused.length > 0
  const noted = left.filter((one) => isApprovable(one) && one.hostNotes).length

  async function approve(booking: Booking, notes: string) {
    const { data } = await update({
      resource: 'bookings',
      id: booking._id,
      values: notesFor(booking, notes),
      meta: { move: 'approve', version: booking.updatedAt },
      invalidates: [],
      successNotification: false,
      errorNotification: false,
    })
    updateBooking(data)
  }

  async function approveAll({ hostNotes }: { hostNotes: string }) {
    const refusals = await approveEach(left, (one) => approve(one, hostNotes.trim()), tell)
    const approved = count - refusals.length
    tell(null)
    setRefused(refusals)
    refusals.filter(({ isChanged }) => isChanged).forEach(({ booking }) => updateBooking(booking))
    if (refusals.length > 0) {
      setChosen(refusals.map(({ booking }) => booking))
    }
    void invalidate({ resource: 'bookings', invalidates: ['list', 'detail'] })
    if (approved > 0) {
      notify?.({ type: 'success', message: t('bookings.many.done', { count: approved }) })
    }
    return { refusals }
  }

  const form = useRecordForm<{ refusals: Refusal[] }, { hostNotes: string }>({
    resource: 'bookings',
    valuesOf: () => ({ hostNotes: '' }),
    send: approveAll,
    onSaved: ({ refusals }) => refusals.length === 0 && close(),
  })

  return (
    <StepDialog
      open={open}
      title={t('bookings.many.title', { count })}
      close={close}
      gone={gone}
      typed
      dismiss={t(isAgain ? 'bookings.many.close' : 'bookings.many.dismiss')}
      confirm={t(isAgain ? 'bookings.many.again' : 'bookings.many.confirm', { count })}
      form={form}
    >
      {isAgain ? <Refused refused={refused} /> : <Stays bookings={left} />}
      <p>{t('bookings.many.effect', { count, amount: amountOf(left) })}</p>
      <StepForm form={form} failed={t('bookings.many.failed')}>
        <Form.Item
          name="hostNotes"
          label={t('bookings.many.note')}
          extra={noted > 0 ? t('bookings.many.noted', { count: noted }) : undefined}
        >
          <Input.TextArea
            rows={3}
            maxLength={LONGEST_NOTE}
            placeholder={t('bookings.many.noteHint')}
          />
        </Form.Item>
      </StepForm>
      <div className={styles.progress} role="status">
        {asked !== null && (
          <>
            {t('bookings.many.progress', { number: asked + 1, total: count })}
            <progress max={count} value={asked} aria-hidden="true" />
          </>
        )}
      </div>
    </StepDialog>
  )
}

/** In each currency, as the guests pay it. */
const amountOf = (bookings: readonly Booking[]) =>
  sums(sumsOf(bookings.map(({ totalAmount: amount, currency }) => ({ amount, currency }))))

function Stays({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <ul className={styles.stays}>
      {bookings.map((booking) => (
        <li key={booking._id}>
          <Stay booking={booking} />
        </li>
      ))}
    </ul>
  )
}

function Refused({ refused }: { refused: readonly Refusal[] }) {
  const { t } = useTranslation()
  return (
    <div ref={focusNow} tabIndex={-1} className={styles.refused}>
      <Alert
        type="error"
        role="alert"
        message={t('bookings.many.refused', { count: refused.length })}
        description={
          <ul className={styles.stays}>
            {refused.map(({ booking, reason, isChanged }) => (
              <li key={booking._id}>
                <Stay booking={booking} /> {reason}
                {isChanged && <AsItIsNow booking={booking} />}
              </li>
            ))}
          </ul>
        }
      />
    </div>
  )
}

function Stay({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { guest, guests, property, checkIn, checkOut } = booking
  return (
    <>
      <b>{fullName(guest)}</b>
      <span>
        {property?.title ?? t('bookings.deletedProperty')} · {stayDays(checkIn, checkOut)} ·{' '}
        <People guests={guests} />
      </span>
    </>
  )
}
