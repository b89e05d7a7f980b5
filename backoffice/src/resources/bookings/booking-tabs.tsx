import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/tabs'
import { useMe } from '../../hooks/use-me'

/** Bookings as host, and trips as guest. */
export function BookingTabs() {
  const { t } = useTranslation()
  const { role } = useMe()
  return (
    <Tabs
      label={t('bookings.title')}
      tabs={[
        { to: '/bookings', text: t(role === 'admin' ? 'bookings.staysAll' : 'bookings.stays') },
        { to: '/bookings/trips', text: t('trips.title') },
      ]}
    />
  )
}
