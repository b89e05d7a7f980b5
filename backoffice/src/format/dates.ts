import * as dates from '@makao/shared/dates'
import { dateFormat } from '@makao/shared/formatters'
import { i18n } from '../providers/i18n'
import { shownLocale } from '../providers/shown-locale'

/** `Fri 4 Dec`. */
export const stayDay = (date: string) => dates.formatDay(date, shownLocale())

/** `Fri 4 Dec – Sun 6 Dec`. */
export const stayDays = (checkIn: string, checkOut: string) =>
  dates.formatStay(checkIn, checkOut, shownLocale())

/** `4 Dec 2026` of a timestamp or a calendar date, by default in Nairobi. */
export const dayOf = (moment: string, timeZone?: string) =>
  dates.formatDate(moment, shownLocale(), { month: 'short', timeZone })

/** `4 Dec 2026, 14:05` of a timestamp, by default in Nairobi. */
export const momentOf = (moment: string, timeZone?: string) =>
  `${dayOf(moment, timeZone)}, ${dates.formatTime(moment, timeZone)}`

export const monthOf = (moment: string) => dates.formatMonth(moment, shownLocale())

/** What a screen says of the moment in which it is drawn, anew with every drawing. */
export const clock = () => new Date()

export const longDay = (now: Date) => dates.formatLongDay(now, shownLocale())

/** `Dec` of a calendar date. */
export const shortMonth = (date: string) =>
  dateFormat(shownLocale(), { month: 'short', timeZone: 'UTC' }).format(new Date(date))

/** `Fri`, or `F` when narrow: Intl's short Kiswahili names are not short. */
export function weekday(date: string, narrow = false): string {
  const names = i18n.t(narrow ? 'calendar.weekdaysNarrow' : 'calendar.weekdays').split(' ')
  return names[dates.weekdayOf(date)] ?? ''
}
