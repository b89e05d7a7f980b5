import { Button } from 'antd'
import { HandHelping, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Places are found in the storefront, where a host helps others, too. */
export function FindPlace() {
  const { t } = useTranslation()
  return (
    <>
      <Button href="/dashboard/helping" icon={<HandHelping size={17} aria-hidden="true" />}>
        {t('trips.helping')}
      </Button>
      <Button href="/properties" icon={<Search size={17} aria-hidden="true" />}>
        {t('trips.find')}
      </Button>
    </>
  )
}
