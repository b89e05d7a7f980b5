import { useLanguage, useText } from '~/i18n/use-text'
import { formatDay, nightsBetween } from '~/dates'
import common from '~/locales/en/common.json'

/** A stay as `Fri 4 Dec – Sun 6 Dec · 2 nights`. Dates are `YYYY-MM-DD`. */
export function StayDates({ checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  const { locale } = useLanguage()
  const t = useText(common)

  return (
    <span className="tabular">
      <time dateTime={checkIn} className="whitespace-nowrap">
        {formatDay(checkIn, locale)} –
      </time>{' '}
      <time dateTime={checkOut} className="whitespace-nowrap">
        {formatDay(checkOut, locale)}
      </time>{' '}
      <span className="whitespace-nowrap">
        · {t('common.nights', { count: nightsBetween(checkIn, checkOut) })}
      </span>
    </span>
  )
}
