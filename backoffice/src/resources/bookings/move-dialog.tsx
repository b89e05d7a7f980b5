import { useForm } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import sheet from '../../components/sheet.module.css'
import { StepDialog } from '../../components/step-dialog'
import { stayDays } from '../../format/dates'
import { useMe } from '../../hooks/use-me'
import type { Move } from './moves'
import { useSettle } from './use-settle'

interface MoveDialogProps {
  booking: Booking
  move: Move
  gone: () => void
}

type Words = Partial<Record<'hostNotes' | 'cancellationReason', string>>

/**
 * Says what a step will do and takes the words that go with it. It stays open, words and all, until
 * the server has agreed.
 */
export default function MoveDialog({ booking, move, gone }: MoveDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const settle = useSettle()
  const { _id: me } = useMe()
  const close = () => setOpen(false)
  const name = move.name === 'cancel' && booking.guest._id === me ? 'cancelTrip' : move.name
  const text = (part: 'title' | 'effect' | 'confirm' | 'dismiss' | 'done' | 'failed') =>
    t(`bookings.moves.${name}.${part}`, {
      guest: fullName(booking.guest),
      dates: stayDays(booking.checkIn, booking.checkOut),
    })

  const { formProps, formLoading, onFinish, form } = useForm<Booking, HttpError, Words>({
    action: 'edit',
    resource: 'bookings',
    id: booking._id,
    redirect: false,
    invalidates: ['resourceAll'],
    queryOptions: { enabled: false },
    mutationMeta: { move: move.path },
    successNotification: () => ({ type: 'success', message: text('done') }),
    errorNotification: (error) => ({
      type: 'error',
      message: text('failed'),
      description: error?.message,
    }),
    onMutationSuccess: ({ data }) => {
      settle(data)
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={text('title')}
      close={close}
      gone={gone}
      typed={Boolean(move.note)}
      dismiss={text('dismiss')}
      confirm={text('confirm')}
      danger={move.danger}
      busy={formLoading}
      does={() => form.submit()}
    >
      <p>{text('effect')}</p>
      <Form
        {...formProps}
        layout="vertical"
        className={sheet.form}
        onFinish={(words: Words) => onFinish(withoutBlanks(words)).catch(() => undefined)}
      >
        {move.note && <Note move={name} {...move.note} />}
      </Form>
    </StepDialog>
  )
}

function Note({
  move,
  field,
  longest,
}: { move: Move['name'] | 'cancelTrip' } & NonNullable<Move['note']>) {
  const { t } = useTranslation()
  return move === 'checkIn' ? null : (
    <Form.Item name={field} label={t(`bookings.moves.${move}.note`)}>
      <Input.TextArea
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={longest}
        placeholder={t(`bookings.moves.${move}.noteHint`)}
      />
    </Form.Item>
  )
}

function withoutBlanks(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []))
  )
}
