import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '~/components/icon'
import { Skeleton } from '~/components/skeleton'
import { useDismiss } from '~/components/use-dismiss'
import { isDate } from '@makao/shared/dates'
import { useFormatDay } from '~/i18n/use-format-day'
import { useText } from '~/i18n/use-text'
import stayTexts from '~/locales/en/stay.json'
import { loadPart } from '~/offline/load-part'
import { useHydrated } from '~/use-hydrated'
import { useToday } from '~/use-today'
import {
  datesAfterPick,
  firstCheckOut,
  lastArrival,
  lastCheckOut,
  type Stay,
  type StayRules,
} from './calendar-rules'

const Calendar = lazy(() => loadPart(() => import('./calendar')))

interface StayPickerProps {
  stay: Stay
  onChange: (stay: Stay) => void
  blocked?: string[]
  /** Of the place, which the API asks again. */
  rules?: StayRules | null
  errors?: Partial<Record<keyof Stay, string>>
  months?: number
  className?: string
}

const NONE: string[] = []

/**
 * Check-in and check-out as form fields. Phones and browsers without scripts get native date
 * inputs, others a calendar that loads on demand.
 */
export function StayPicker({
  stay,
  onChange,
  blocked = NONE,
  rules = null,
  errors = {},
  months = 2,
  className = 'grid grid-cols-2 gap-3',
}: StayPickerProps) {
  const t = useText(stayTexts)
  const today = useToday()
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<keyof Stay | null>(null)
  // Both fields may be heard at once, when they were typed into before scripts ran.
  const latest = useRef(stay)
  useEffect(() => {
    latest.current = stay
  }, [stay])
  const last = lastArrival(today)
  const limits = { first: today, last, blocked: new Set(blocked), rules }
  const earliest = firstCheckOut(isDate(stay.checkIn) ? stay.checkIn : today, rules)

  function close(refocus: boolean) {
    if (refocus) {
      box.current?.querySelector<HTMLElement>(`button[data-part=${opened}]`)?.focus()
    }
    setOpened(null)
  }
  useDismiss(box, opened !== null, close)

  function pick(picking: keyof Stay, day: string) {
    const { dates, next } = datesAfterPick(stay, day, { picking, taken: blocked })
    onChange(dates)
    if (next) {
      setOpened(next)
    } else {
      close(true)
    }
  }

  function type(typed: Partial<Stay>) {
    const { checkIn, checkOut } = { ...latest.current, ...typed }
    latest.current = { checkIn, checkOut: typed.checkOut ?? (checkOut > checkIn ? checkOut : '') }
    onChange(latest.current)
  }

  return (
    <div ref={box} className={`relative ${className}`}>
      <DateField
        part="checkIn"
        label={t('stay.checkIn')}
        value={stay.checkIn}
        error={errors.checkIn}
        min={rules?.firstArrival ?? today}
        max={rules?.lastArrival ?? last}
        open={opened === 'checkIn'}
        onOpen={() => setOpened('checkIn')}
        onInput={(checkIn) => type({ checkIn })}
      />
      <DateField
        part="checkOut"
        label={t('stay.checkOut')}
        value={stay.checkOut}
        error={errors.checkOut}
        min={earliest}
        max={stay.checkIn ? lastCheckOut(stay.checkIn, limits.blocked, rules) : undefined}
        open={opened === 'checkOut'}
        onOpen={() => setOpened('checkOut')}
        onInput={(checkOut) => type({ checkOut })}
      />
      {opened && (
        <div role="dialog" aria-label={t('stay.chooseDates')} className="calendar-panel">
          <Suspense fallback={<Skeleton className="h-80 w-72" />}>
            <Calendar
              stay={stay}
              limits={limits}
              months={months}
              picking={opened}
              onPick={(day) => pick(opened, day)}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

interface DateFieldProps {
  part: keyof Stay
  label: string
  value: string
  error?: string
  min: string
  max?: string
  open: boolean
  onOpen: () => void
  onInput: (value: string) => void
}

function DateField({
  part,
  label,
  value,
  error,
  open,
  onOpen,
  onInput,
  ...limits
}: DateFieldProps) {
  const t = useText(stayTexts)
  const formatDay = useFormatDay()
  const hydrated = useHydrated()
  const id = useId()
  const described = error ? `${id}-error` : undefined

  return (
    <div className="field min-w-0">
      <label htmlFor={id} className="date-native">
        {label}
      </label>
      <input
        {...limits}
        id={id}
        type="date"
        name={part}
        value={value}
        onChange={(event) => onInput(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        className="date-native control"
      />
      {hydrated && (
        <>
          <span id={`${id}-label`} className="date-button text-sm font-semibold">
            {label}
          </span>
          <button
            type="button"
            id={`${id}-button`}
            data-part={part}
            onClick={onOpen}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${id}-label ${id}-button`}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className="date-button control items-center justify-between gap-2 text-left"
          >
            <span className={`leading-tight ${value ? '' : 'text-muted'}`}>
              {isDate(value) ? formatDay(value) : t('stay.addDate')}
            </span>
            <Icon name="calendar-days" className="text-muted" />
          </button>
        </>
      )}
      {error && (
        <p id={described} className="text-sm font-medium text-laterite">
          {error}
        </p>
      )}
    </div>
  )
}
