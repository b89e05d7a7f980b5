import { useList, type HttpError } from '@refinedev/core'
import { Alert, Form } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking, OtherProperty } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { fullName } from '../../components/portrait'
import { StepForm } from '../../forms/record-form'
import { stayDays } from '../../format/dates'
import { keepRows } from '../../providers/query-client'
import styles from './add-dialog.module.css'
import { MOST, SearchedSelect, type Control } from './property-choice'
import { useChangeStay, useStayStep } from './use-stay-step'

interface PlaceDialogProps {
  booking: Booking
  gone: () => void
}

/** Takes a stay to another place of its host, with what that means for the guest (ADR 0117). */
export default function PlaceDialog({ booking, gone }: PlaceDialogProps) {
  const { t } = useTranslation()
  const [chosen, choose] = useState('')
  const changeStay = useChangeStay(booking)

  const { dialog, form } = useStayStep('otherPlace', gone, {
    valuesOf: () => ({ property: '' }),
    onTyped: ({ property = '' }) => choose(property),
    send: ({ property }) => changeStay('property', { property: Number(property) }),
  })
  const dates = stayDays(booking.checkIn, booking.checkOut)

  return (
    <StepDialog {...dialog}>
      <p>{t('bookings.otherPlace.effect', { dates, guest: fullName(booking.guest) })}</p>
      <StepForm {...form}>
        <Form.Item
          name="property"
          label={t('bookings.otherPlace.property')}
          rules={[{ required: true, message: t('bookings.add.choose') }]}
        >
          <PlaceChoice booking={booking} />
        </Form.Item>
      </StepForm>
      {booking.hostNotes && !booking.isByHand && <p>{t('bookings.otherPlace.notes')}</p>}
      <p aria-live="polite">
        {chosen && t(`bookings.otherPlace.${booking.isByHand ? 'tellThem' : 'told'}`)}
      </p>
    </StepDialog>
  )
}

interface PlaceChoiceProps extends Control {
  booking: Booking
}

/** The host's other places; those that cannot take the stay say why. */
function PlaceChoice({ booking, ...control }: PlaceChoiceProps) {
  const { t } = useTranslation()
  const [words, search] = useState('')
  const asked = useDeferredValue(words)
  const { result, query } = useList<OtherProperty, HttpError>({
    resource: 'bookings',
    pagination: { pageSize: MOST },
    filters: [{ field: 'search', operator: 'eq', value: asked }],
    meta: { path: `bookings/${booking._id}/properties` },
    errorNotification: false,
    queryOptions: { ...keepRows, staleTime: 0 },
  })
  const fits = result.data.filter(({ problem }) => problem === null)
  const others = result.data.filter(({ problem }) => problem !== null)

  return (
    <>
      <SearchedSelect
        words={words}
        search={search}
        isLong={(result.total ?? 0) > MOST}
        isBusy={query.isFetching}
        options={fits}
        {...control}
      />
      {query.isError && <Alert type="warning" message={query.error.message} />}
      {query.isSuccess && fits.length === 0 && <p>{t('bookings.otherPlace.none')}</p>}
      {others.length > 0 && (
        <details>
          <summary>{t('bookings.otherPlace.cannot', { count: others.length })}</summary>
          <ul className={styles.refusals}>
            {others.map(({ _id, problem }) => (
              <li key={_id}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
