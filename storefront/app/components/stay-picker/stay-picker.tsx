import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Skeleton } from '~/components/skeleton'
import { addDays, formatDay, isDate } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import stayTexts from '~/locales/en/stay.json'
import { loadPart } from '~/offline/load-part'
import { lastCheckOut, stayAfterClick, type Stay } from './calendar-rules'
import { useDismiss } from './use-dismiss'

const Calendar = lazy(() => loadPart(() => import('./calendar')))

interface StayPickerProps {
  stay: Stay
  onChange: (stay: Stay) => void
  /** Today in Nairobi, from the loader: server and browser must agree. */
  today: string
  blocked?: string[]
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
  today,
  blocked = NONE,
  errors = {},
  months = 2,
  className = 'grid grid-cols-2 gap-3',
}: StayPickerProps) {
  const t = useText(stayTexts)
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<keyof Stay | null>(null)
  const limits = { first: today, blocked: new Set(blocked) }
  const earliest = addDays(isDate(stay.checkIn) ? stay.checkIn : today, 1)

  function close(refocus: boolean) {
    if (refocus) {
      box.current?.querySelector<HTMLElement>(`button[data-part=${opened}]`)?.focus()
    }
    setOpened(null)
  }
  useDismiss(box, opened !== null, close)

  function choose(next: Stay) {
    onChange(next)
    if (next.checkOut) {
      close(true)
    } else {
      setOpened('checkOut')
    }
  }

  function changeCheckIn(checkIn: string) {
    onChange({ checkIn, checkOut: stay.checkOut > checkIn ? stay.checkOut : '' })
  }

  return (
    <div ref={box} className={`relative ${className}`}>
      <DateField
        part="checkIn"
        label={t('stay.checkIn')}
        value={stay.checkIn}
        error={errors.checkIn}
        min={today}
        open={opened === 'checkIn'}
        onOpen={() => setOpened('checkIn')}
        onInput={changeCheckIn}
      />
      <DateField
        part="checkOut"
        label={t('stay.checkOut')}
        value={stay.checkOut}
        error={errors.checkOut}
        min={earliest}
        max={stay.checkIn ? lastCheckOut(stay.checkIn, limits.blocked) : undefined}
        open={opened === 'checkOut'}
        onOpen={() => setOpened('checkOut')}
        onInput={(checkOut) => onChange({ ...stay, checkOut })}
      />
      {opened && (
        <div role="dialog" aria-label={t('stay.chooseDates')} className="calendar-panel">
          <Suspense fallback={<Skeleton className="h-80 w-72" />}>
            <Calendar
              stay={stay}
              limits={limits}
              months={months}
              onPick={(day) => choose(stayAfterClick(stay, day))}
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
  const { locale } = useLanguage()
  const id = useId()
  const described = error ? `${id}-error` : undefined

  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="date-native text-sm font-semibold">
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
          {isDate(value) ? formatDay(value, locale) : t('stay.addDate')}
        </span>
        <CalendarDays aria-hidden size={18} className="shrink-0 text-muted" />
      </button>
      {error && (
        <p id={described} className="text-sm font-medium text-laterite">
          {error}
        </p>
      )}
    </div>
  )
}
