import { formatDay } from '@makao/shared/dates'
import { useToday } from '~/use-today'
import { useLanguage } from './use-text'

/** `Fri 4 Dec` of a date, in the reader's language. */
export function useFormatDay() {
  const { locale } = useLanguage()
  const today = useToday()
  return (date: string) => formatDay(date, locale, today)
}
