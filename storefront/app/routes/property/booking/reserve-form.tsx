import { lazy, Suspense, useDeferredValue, useRef, useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { FormAlert } from '~/components/form-alert'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import bookingTexts from '~/locales/en/booking.json'
import { loadPart } from '~/offline/load-part'
import type { Wishes as TypedWishes } from '../reserve.server'
import { stayFault } from '../stay-request'
import type { Booking } from './use-booking'

const ReadyToBook = lazy(() => loadPart(() => import('./ready-to-book')))
const Wishes = lazy(() => loadPart(() => import('./wishes')))

export interface ReserveProps {
  booking: Booking
  signedIn: boolean
  bookingKey: string
  alert: string | undefined
  wishes: TypedWishes | undefined
  unsent: boolean | undefined
}

/**
 * 'Reserve', at the price and on the terms that are shown and no others. Without scripts it appears with an available
 * price; the server sends anonymous visitors to sign in.
 */
export function ReserveForm(props: ReserveProps) {
  const { booking, signedIn, bookingKey, alert, wishes, unsent } = props
  const t = useText(bookingTexts)
  const { place, stay, state, answer, quote } = booking
  const instant = place.stayRules?.instantBooking
  const atOnce = quote?.paysOnline ? 'booking.payInAnHour' : 'booking.confirmed'
  const form = useRef<HTMLFormElement>(null)
  const [key] = useState(bookingKey)
  const [tried, setTried] = useState<{
    stay: typeof stay
    state: typeof state
    fault: string
    quiet: boolean
  } | null>(null)
  const [asking, setAsking] = useState(false)
  const told = tried?.stay === stay && tried.state === state ? tried : null
  const fault = told ? told.fault : unsent ? t('booking.unsent') : alert
  // A part that changes before it is hydrated is drawn anew, without what was said before scripts ran: it changes later.
  const saidBesides = useDeferredValue(
    signedIn && (
      <Suspense>
        <Wishes guests={stay.guests} form={form} typed={wishes} />
      </Suspense>
    )
  )

  function onSubmit(event: FormEvent) {
    const found =
      stayFault(stay, booking) ||
      (state === 'unavailable' && 'booking.notAvailable') ||
      (!navigator.onLine && 'booking.unsent')
    const unpriced = !found && signedIn && !quote
    const refusal = state === 'refused' && answer?.message
    const reason = unpriced ? refusal || t('booking.unpriced') : found && t(found)
    setTried(reason ? { stay, state, fault: reason, quiet: unpriced } : null)
    if (unpriced) {
      booking.askAgain()
    }
    if (reason) {
      event.preventDefault()
    } else if (!signedIn) {
      event.preventDefault()
      setAsking(true)
    }
  }

  return (
    <>
      <Form
        ref={form}
        method="post"
        state={booking.from}
        preventScrollReset
        onSubmit={onSubmit}
        className={`grid gap-3 ${state === 'available' ? '' : 'needs-scripts'}`}
      >
        {fault && <FormAlert quiet={told?.quiet}>{fault}</FormAlert>}
        <input type="hidden" name="checkIn" value={stay.checkIn} />
        <input type="hidden" name="checkOut" value={stay.checkOut} />
        <input type="hidden" name="guests" value={stay.guests} />
        <input type="hidden" name="pets" value={stay.pets} />
        <input type="hidden" name="total" value={quote?.total ?? ''} />
        <input type="hidden" name="toPay" value={quote?.toPay ?? ''} />
        <input type="hidden" name="currency" value={quote?.currency ?? ''} />
        <input type="hidden" name="cancellationPolicy" value={place.cancellation.policy} />
        <input type="hidden" name="key" value={key} />
        {saidBesides}
        <SubmitButton tone="signal" size="lg">
          {t(instant ? 'booking.instant' : 'booking.reserve')}
        </SubmitButton>
        <div className="text-center text-sm text-muted">
          <p>{t(instant ? atOnce : 'booking.answered')}</p>
          <p>{t('booking.notCharged')}</p>
        </div>
      </Form>
      {asking && (
        <Suspense>
          <ReadyToBook booking={booking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
