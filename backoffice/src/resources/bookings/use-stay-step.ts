import { useUpdate, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import type { RecordFormOptions } from '../../forms/record-form-options'
import { useRecordForm } from '../../forms/use-record-form'
import { useUpdateBooking } from './use-update-booking'

type StayStep = 'change' | 'lower' | 'otherDates' | 'otherPlace'

type Options<Values> = Omit<
  RecordFormOptions<Booking, Values>,
  'resource' | 'saved' | 'failed' | 'onRenewed' | 'onSaved'
>

/**
 * The form of a step that changes a stay, and the dialog around it: it says the step's own texts, shows everywhere what
 * the API made of the stay, and closes when that is known.
 */
export function useStayStep<Values extends object>(
  step: StayStep,
  gone: () => void,
  options: Options<Values>
) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const updateBooking = useUpdateBooking()
  const close = () => setOpen(false)
  const failed = t(`bookings.${step}.failed`)
  const form = useRecordForm<Booking, Values>({
    ...options,
    resource: 'bookings',
    saved: () => t(`bookings.${step}.done`),
    failed,
    onRenewed: updateBooking,
    onSaved: (answer) => {
      updateBooking(answer)
      close()
    },
  })

  return {
    /** For `StepForm`. */
    form: { form, failed },
    /** For `StepDialog`. */
    dialog: {
      open,
      title: t(`bookings.${step}.title`),
      close,
      gone,
      typed: true,
      dismiss: t(`bookings.${step}.dismiss`),
      confirm: t(`bookings.${step}.confirm`),
      form,
    },
  }
}

/** Sends what a stay becomes, silently: the form says what the API answered. */
export function useChangeStay({ _id: id }: Booking) {
  const { mutateAsync: update } = useUpdate<Booking, HttpError, object>()
  return async (move: string, values: object, version?: string | null) => {
    const { data } = await update({
      resource: 'bookings',
      id,
      values,
      meta: { move, version },
      successNotification: false,
      errorNotification: false,
    })
    return data
  }
}
