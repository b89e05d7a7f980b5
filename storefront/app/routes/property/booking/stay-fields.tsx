import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '~/components/icon'
import { Skeleton } from '~/components/skeleton'
import {
  datesAfterPick,
  firstCheckOut,
  lastArrival,
  lastCheckOut,
} from '~/components/stay-picker/calendar-rules'
import { DaysAsked } from '~/components/stay-picker/days-asked'
import { useDismiss } from '~/components/use-dismiss'
import { useFormatDay } from '~/i18n/use-format-day'
import { useText } from '~/i18n/use-text'
import bookingTexts from '~/locales/en/booking.json'
import stayTexts from '~/locales/en/stay.json'
import { loadPart } from '~/offline/load-part'
import { useSavesData } from '~/use-saves-data'
import { isComplete } from '../stay-request'
import { typedStay } from './typed-stay'
import type { Booking } from './use-booking'

const loadCalendar = () => import('~/components/stay-picker/calendar')
const Calendar = lazy(() => loadPart(loadCalendar))

/** Delay before prefetching the calendar, for use offline; in ms. */
const INTEREST = 4000

/** As for `.booking-panel` in property.css. */
const BESIDE = '(width >= 64rem)'

type Part = 'checkIn' | 'checkOut'

interface StayFieldsProps {
  booking: Booking
  /** In the phone's sheet the calendar stays open until both dates are set. */
  inSheet: boolean
}

/** Check-in and check-out with a calendar of taken nights; until scripts run two date fields. */
export function StayFields({ booking, inSheet }: StayFieldsProps) {
  const { place, stay, taken, today } = booking
  const ts = useText(stayTexts)
  const t = useText(bookingTexts)
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Part | null>(null)
  const beside = opened !== null && window.matchMedia(BESIDE).matches
  const waiting = stay.checkIn ? 'checkOut' : 'checkIn'
  const picking = opened ?? (inSheet && !isComplete(stay) ? waiting : null)
  const rules = place.stayRules
  const limits = {
    first: today,
    last: lastArrival(today),
    blocked: new Set(taken),
    rules,
  }

  function close(refocus: boolean) {
    if (refocus) {
      box.current?.querySelector<HTMLElement>(`button[data-part=${opened}]`)?.focus()
    }
    setOpened(null)
  }
  useDismiss(box, beside, close)
  useCalendarAhead()

  function pick(day: string) {
    const { dates, reset, next } = datesAfterPick(stay, day, { picking: picking ?? waiting, taken })
    booking.change(dates, reset)
    if (next) {
      setOpened(next)
    } else {
      close(true)
    }
  }

  function type(part: Part) {
    booking.change(typedStay(box.current, part))
  }

  return (
    <div ref={box} className="stay-fields">
      <DateField
        part="checkIn"
        label={ts('stay.checkIn')}
        value={stay.checkIn}
        min={rules?.firstArrival ?? today}
        max={rules?.lastArrival ?? limits.last}
        open={picking === 'checkIn'}
        onOpen={() => setOpened('checkIn')}
        onType={() => type('checkIn')}
      />
      <DateField
        part="checkOut"
        label={ts('stay.checkOut')}
        value={stay.checkOut}
        min={firstCheckOut(stay.checkIn || today, rules)}
        max={stay.checkIn ? lastCheckOut(stay.checkIn, limits.blocked, rules) : limits.last}
        open={picking === 'checkOut'}
        onOpen={() => setOpened('checkOut')}
        onType={() => type('checkOut')}
        disabled={!stay.checkIn}
      />
      {picking && (
        <div role="group" aria-label={ts('stay.chooseDates')} className="stay-calendar">
          <Suspense fallback={<Skeleton className="h-86 w-full" />}>
            <Calendar
              stay={stay}
              limits={limits}
              months={beside ? 2 : 1}
              picking={picking}
              takesFocus={beside}
              onPick={pick}
            />
          </Suspense>
          <p className="max-w-md text-sm text-muted">{t('booking.legend')}</p>
          <DaysAsked rules={rules} />
        </div>
      )}
    </div>
  )
}

function useCalendarAhead() {
  const savesData = useSavesData()

  useEffect(() => {
    if (savesData) {
      return
    }
    const ahead = setTimeout(() => void loadCalendar().catch(() => null), INTEREST)
    return () => clearTimeout(ahead)
  }, [savesData])
}

interface DateFieldProps {
  part: Part
  label: string
  value: string
  min: string
  max: string
  open: boolean
  onOpen: () => void
  onType: () => void
  /** For the button only: without scripts nothing would enable the field. */
  disabled?: boolean
}

function DateField(props: DateFieldProps) {
  const { part, label, value, open, onOpen, onType, disabled, ...limits } = props
  const t = useText(stayTexts)
  const formatDay = useFormatDay()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)

  // Not controlled, which would take away what was chosen before scripts ran.
  useEffect(() => {
    if (field.current && shown.current !== value) {
      field.current.value = value
    }
    shown.current = value
  }, [value])

  return (
    <div className="stay-field grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="stay-native text-sm font-semibold">
        {label}
      </label>
      <input
        {...limits}
        ref={field}
        id={id}
        type="date"
        name={part}
        defaultValue={value}
        onInput={onType}
        className="stay-native control"
      />
      <span id={`${id}-label`} className="stay-button text-sm font-semibold">
        {label}
      </span>
      <button
        type="button"
        id={`${id}-button`}
        data-part={part}
        disabled={disabled}
        onClick={onOpen}
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-button`}
        className="stay-button control items-center justify-between gap-2 text-left"
      >
        <span className={`leading-tight ${value ? '' : 'text-muted'}`}>
          {value ? formatDay(value) : t('stay.addDate')}
        </span>
        <Icon name="calendar-days" className="text-muted" />
      </button>
    </div>
  )
}
