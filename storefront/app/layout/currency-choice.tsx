import { currencies } from '@makao/shared/catalogue'
import { useRouteLoaderData } from 'react-router'
import { useText } from '~/i18n/use-text'
import type { loadRoot } from '~/load-root.server'
import layout from '~/locales/en/layout.json'
import { Choice } from './choice'

/** The currency that amounts are shown in beside their own. */
export function CurrencyChoice() {
  const t = useText(layout)
  const own = useRouteLoaderData<typeof loadRoot>('root')?.ownCurrency
  const options = [
    { value: '', text: t('layout.ownPrices') },
    ...currencies.map((code) => ({ value: code, text: code })),
  ]

  return (
    <Choice
      name="currency"
      label={t('layout.currency')}
      options={options}
      chosen={own?.code ?? ''}
    />
  )
}
