import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/tabs'

/** Of an admin: what hosts are paid, and whether it agrees with what came. */
export function PayoutTabs() {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('payouts.title')}
      tabs={[
        { to: '/payouts', text: t('payouts.title') },
        { to: '/payouts/reconciliation', text: t('menu.discrepancies') },
        { to: '/payouts/claims', text: t('menu.deposit-claims') },
        { to: '/payouts/mpesa-statements', text: t('menu.statements') },
        { to: '/payouts/messages', text: t('menu.payment-events') },
        { to: '/payouts/books', text: t('menu.books') },
      ]}
    />
  )
}
