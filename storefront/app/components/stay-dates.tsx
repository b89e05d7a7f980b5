import { useLanguage, useText } from '~/i18n/use-text'
import { formatDay, nightsBetween } from '~/dates'
import common from '~/locales/en/common.json'

/** A stay as `Fri 4 Dec – Sun 6 Dec · 2 nights`. Dates are `YYYY-MM-DD`. */
export function StayDates({ checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  const { locale } = useLanguage()
  const t = useText(common)

  return (
    <span className="tabular">
      <span className="whitespace-nowrap">
        <time dateTime={checkIn}>{formatDay(checkIn, locale)}</time> –
      </span>{' '}
      <span className="whitespace-nowrap">
        <time dateTime={checkOut}>{formatDay(checkOut, locale)}</time> ·
      </span>{' '}
      <span className="whitespace-nowrap">
        {t('common.nights', { count: nightsBetween(checkIn, checkOut) })}
      </span>
    </span>
  )
}
