import { formatMoney } from '@makao/shared/money'
import { useRouteLoaderData } from 'react-router'
import type { Currency } from '~/api/types'
import { useLanguage, useText } from '~/i18n/use-text'
import type { loadRoot } from '~/load-root.server'
import common from '~/locales/en/common.json'

/** What an amount is about in the currency the reader has chosen; nothing where that is its own, or none is chosen. */
export function OwnAmount({ amount, currency }: { amount: number; currency: Currency }) {
  const own = useRouteLoaderData<typeof loadRoot>('root')?.ownCurrency
  const t = useText(common)
  const { locale } = useLanguage()
  if (!own || own.code === currency) {
    return null
  }
  const about = formatMoney(Math.round(amount * own.rates[currency]), own.code, locale)
  return <small className="own-amount">{t('common.about', { amount: about })}</small>
}
