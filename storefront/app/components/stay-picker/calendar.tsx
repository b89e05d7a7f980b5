import { DayPicker } from 'react-day-picker'
import { dateFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import calendar from '~/locales/en/calendar.json'
import stayTexts from '~/locales/en/stay.json'
import './calendar.css'
import type { CalendarLimits, Stay } from './calendar-rules'
import { isUnavailable, lastDay } from './open-days'

interface CalendarProps {
  stay: Stay
  limits: CalendarLimits
  /** Months side by side. */
  months: number
  picking: keyof Stay
  /** Takes the focus when mounted. */
  takesFocus?: boolean
  onPick: (day: string) => void
}

const toDate = (day: string) => new Date(`${day}T12:00`)

const toDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** The month view, loaded on demand. */
export default function Calendar({
  stay,
  limits,
  months,
  picking,
  takesFocus = true,
  onPick,
}: CalendarProps) {
  const t = useText(stayTexts)
  const tc = useText(calendar)
  const { locale } = useLanguage()
  const { checkIn, checkOut } = stay
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, options).format(date)

  return (
    <DayPicker
      mode="range"
      autoFocus={takesFocus}
      weekStartsOn={1}
      numberOfMonths={months}
      pagedNavigation={false}
      startMonth={toDate(limits.first)}
      endMonth={toDate(lastDay(stay, limits))}
      defaultMonth={toDate(checkIn || limits.first)}
      selected={{
        from: checkIn ? toDate(checkIn) : undefined,
        to: checkOut ? toDate(checkOut) : undefined,
      }}
      disabled={(date) => isUnavailable(toDay(date), stay, limits, picking)}
      modifiers={{ past: { before: toDate(limits.first) } }}
      modifiersClassNames={{ past: 'rdp-past' }}
      onSelect={(_range, clicked) => onPick(toDay(clicked))}
      formatters={{
        formatCaption: (month) => write(month, { month: 'long', year: 'numeric' }),
        formatWeekdayName: (day) => write(day, { weekday: 'narrow' }),
      }}
      today={toDate(limits.first)}
      labels={{
        labelNav: () => tc('calendar.months'),
        labelNext: () => tc('calendar.next'),
        labelPrevious: () => tc('calendar.previous'),
        labelGrid: (month) => write(month, { month: 'long', year: 'numeric' }),
        labelWeekday: (day) => write(day, { weekday: 'long' }),
        labelDayButton: (date, { disabled, past }) => {
          const day = write(date, LONG)
          return disabled && !past ? t('stay.taken', { day }) : day
        },
      }}
      className="calendar"
    />
  )
}
