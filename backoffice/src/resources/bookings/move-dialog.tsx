import { useForm } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import sheet from '../../components/sheet.module.css'
import { fullName } from '../../components/portrait'
import { stayDays } from '../../format/dates'
import type { MoveRow } from './moves'
import { useSettle } from './use-settle'

interface MoveDialogProps {
  booking: Booking
  row: MoveRow
  gone: () => void
}

/** §8 allows notes of any kind; the server's limit for texts beside a booking. */
const LONGEST_NOTE = 500

type Words = Partial<Record<'hostNotes' | 'cancellationReason', string>>

/**
 * Says what a step will do and takes the words that go with it. It stays open, words and all, until
 * the server has agreed.
 */
export default function MoveDialog({ booking, row, gone }: MoveDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const settle = useSettle()
  const close = () => setOpen(false)
  const { move, path, note, danger } = row
  const facts = {
    guest: fullName(booking.guest),
    dates: stayDays(booking.checkIn, booking.checkOut),
  }

  const { formProps, formLoading, onFinish, form } = useForm<Booking, HttpError, Words>({
    action: 'edit',
    resource: 'bookings',
    id: booking._id,
    redirect: false,
    invalidates: ['resourceAll'],
    queryOptions: { enabled: false },
    mutationMeta: { move: path },
    successNotification: () => ({ type: 'success', message: t(`bookings.moves.${move}.done`) }),
    errorNotification: (error) => ({
      type: 'error',
      message: t(`bookings.moves.${move}.failed`),
      description: error?.message,
    }),
    onMutationSuccess: ({ data }) => {
      settle(data)
      close()
    },
  })

  return (
    <Modal
      open={open}
      title={t(`bookings.moves.${move}.title`, facts)}
      onCancel={close}
      afterClose={gone}
      className={sheet.sheet}
      maskClosable={!note}
      closable={false}
      footer={[
        <Button key="dismiss" size="large" onClick={close}>
          {t(`bookings.moves.${move}.dismiss`)}
        </Button>,
        <Button
          key="confirm"
          size="large"
          type="primary"
          danger={danger}
          loading={formLoading}
          onClick={() => form.submit()}
        >
          {t(`bookings.moves.${move}.confirm`)}
        </Button>,
      ]}
    >
      <p>{t(`bookings.moves.${move}.effect`, facts)}</p>
      <Form
        {...formProps}
        layout="vertical"
        className={sheet.form}
        onFinish={(words: Words) => onFinish(withoutBlanks(words)).catch(() => undefined)}
      >
        {note && (move === 'approve' || move === 'checkOut' || move === 'cancel') && (
          <Form.Item name={note} label={t(`bookings.moves.${move}.note`)}>
            <Input.TextArea
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={LONGEST_NOTE}
              placeholder={t(`bookings.moves.${move}.noteHint`)}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}

function withoutBlanks(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []))
  )
}
