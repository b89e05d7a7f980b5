import { useCreate, useInvalidate, type HttpError } from '@refinedev/core'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { Days, Guests, Optional, Person, Price } from './add-fields'
import { LONGEST_NOTE } from './moves'
import { PropertyChoice } from './property-choice'
import { useAdded } from './use-added'

interface AddDialogProps {
  /** Where the property and its nights are chosen already. */
  nights?: { property: { _id: number; title: string }; from: string; to: string }
  gone: () => void
  onAdded?: () => void
}

/** Writes down a stay of a guest without an account: who called, or stands at the door. */
export default function AddDialog({ nights, gone, onAdded }: AddDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const invalidate = useInvalidate()
  const { mutateAsync: create } = useCreate<Booking, HttpError, object>()
  const added = useAdded()
  const close = () => setOpen(false)

  const form = useRecordForm({
    resource: 'bookings',
    valuesOf: () => ({
      property: String(nights?.property._id ?? ''),
      checkIn: nights?.from ?? '',
      checkOut: nights?.to ?? '',
      adults: '2',
      children: '0',
      pets: '0',
      firstName: '',
      lastName: '',
      phone: '',
      email: '',
      total: '',
      isPaid: false,
      hostNotes: '',
    }),
    fieldOf: (path) => FIELDS[path] ?? path.replace(/^guests?\./, ''),
    send: async (values) => {
      const { data } = await create({
        resource: 'bookings',
        values: payloadOf(values),
        meta: { path: `properties/${values.property}/bookings` },
        successNotification: false,
        errorNotification: false,
      })
      return data
    },
    onSaved: (answer) => {
      added(answer)
      void invalidate({ resource: 'calendar', invalidates: ['list'] })
      onAdded?.()
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={t('bookings.add.title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('bookings.add.dismiss')}
      confirm={t('bookings.add.confirm')}
      form={form}
    >
      <p>{t('bookings.add.effect')}</p>
      <StepForm form={form} failed={t('bookings.add.failed')}>
        <Form.Item
          name="property"
          label={t('bookings.add.property')}
          rules={[{ required: true, message: t('bookings.add.choose') }]}
        >
          <PropertyChoice known={nights?.property} />
        </Form.Item>
        <Days />
        <Guests />
        <Person />
        <Price />
        <Form.Item name="hostNotes" label={<Optional text={t('bookings.add.notes')} />}>
          <Input.TextArea rows={3} maxLength={LONGEST_NOTE} />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}

/** What the API says of the guests as a whole stands at the first number. */
const FIELDS: Partial<Record<string, string>> = { guests: 'adults' }

interface Values {
  checkIn: string
  checkOut: string
  adults: string
  children: string
  pets: string
  firstName: string
  lastName: string
  phone: string
  email: string
  total: string
  isPaid: boolean
  hostNotes: string
}

function payloadOf(values: Values) {
  const { checkIn, checkOut, isPaid } = values
  const words = (text: string) => text.trim() || null
  return {
    checkIn,
    checkOut,
    guests: {
      adults: Number(values.adults),
      children: Number(values.children),
      pets: Number(values.pets),
    },
    guest: {
      firstName: values.firstName.trim(),
      lastName: words(values.lastName),
      phone: words(values.phone),
      email: words(values.email),
    },
    total: values.total === '' ? null : Number(values.total),
    isPaid,
    hostNotes: words(values.hostNotes),
  }
}
