import { formatMoney } from '@makao/shared/money'
import type { Currency, PropertyPin } from '~/api/types'
import { useLanguage, useText } from '~/i18n/use-text'
import property from '~/locales/en/property.json'

interface StayTotalProps {
  stay?: PropertyPin['stay'] | null
  currency: Currency
}

/** What the stay that was searched for costs, with all fees. */
export function StayTotal({ stay, currency }: StayTotalProps) {
  const t = useText(property)
  const { locale } = useLanguage()
  if (!stay) {
    return null
  }
  const total = formatMoney(stay.total, currency, locale)

  return (
    <span className="tabular block text-sm font-semibold">
      {t('property.stay', { total, nights: stay.nights })}
    </span>
  )
}
