import { DayPicker } from 'react-day-picker'
import { useLanguage } from '~/i18n/use-text'
import './calendar.css'
import { isUnavailable, stayAfterClick, type CalendarLimits, type Stay } from './calendar-rules'

interface CalendarProps {
  stay: Stay
  limits: CalendarLimits
  /** Months side by side. */
  months: number
  onChange: (stay: Stay) => void
}

const toDate = (day: string) => new Date(`${day}T12:00`)

const toDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** The month view, loaded when it is first opened. */
export default function Calendar({ stay, limits, months, onChange }: CalendarProps) {
  const { locale } = useLanguage()
  const { checkIn, checkOut } = stay
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(date)

  return (
    <DayPicker
      mode="range"
      autoFocus
      weekStartsOn={1}
      numberOfMonths={months}
      pagedNavigation={false}
      startMonth={toDate(limits.first)}
      defaultMonth={toDate(checkIn || limits.first)}
      selected={{
        from: checkIn ? toDate(checkIn) : undefined,
        to: checkOut ? toDate(checkOut) : undefined,
      }}
      disabled={(date) => isUnavailable(toDay(date), stay, limits)}
      modifiers={{ past: { before: toDate(limits.first) } }}
      modifiersClassNames={{ past: 'rdp-past' }}
      onSelect={(_range, clicked) => onChange(stayAfterClick(stay, toDay(clicked)))}
      formatters={{
        formatCaption: (month) => write(month, { month: 'long', year: 'numeric' }),
        formatWeekdayName: (day) => write(day, { weekday: 'narrow' }),
      }}
      labels={{
        labelDayButton: (date) =>
          write(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      }}
      className="calendar"
    />
  )
}
