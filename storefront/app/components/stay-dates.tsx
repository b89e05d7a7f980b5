import type { ReactNode } from 'react'
import { useFormatDay } from '~/i18n/use-format-day'
import { useText } from '~/i18n/use-text'
import { nightsBetween } from '@makao/shared/dates'
import common from '~/locales/en/common.json'

interface StayDatesProps {
  checkIn: string
  checkOut: string
  children?: ReactNode
}

/** `Fri 4 Dec – Sun 6 Dec · 2 nights`. Dates are `YYYY-MM-DD`. */
export function StayDates({ checkIn, checkOut, children }: StayDatesProps) {
  const formatDay = useFormatDay()
  const t = useText(common)

  return (
    <span className="stay-dates tabular">
      <span>
        <span className="whitespace-nowrap">
          <time dateTime={checkIn}>{formatDay(checkIn)}</time> –
        </span>{' '}
        <time dateTime={checkOut} className="whitespace-nowrap">
          {formatDay(checkOut)}
        </time>
      </span>
      <Also>{t('common.nights', { count: nightsBetween(checkIn, checkOut) })}</Also>
      {children && <Also>{children}</Also>}
    </span>
  )
}

/** The dot never stands at the start or end of a line. */
function Also({ children }: { children: ReactNode }) {
  return (
    <span>
      <span className="stay-dot"> · </span>
      {children}
    </span>
  )
}
