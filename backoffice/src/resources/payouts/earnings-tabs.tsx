import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/tabs'

export function EarningsTabs() {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('earnings.title')}
      tabs={[
        { to: '/payouts', text: t('earnings.payouts') },
        { to: '/payouts/statement', text: t('statement.title') },
      ]}
    />
  )
}
