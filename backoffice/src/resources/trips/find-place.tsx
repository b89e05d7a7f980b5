import { Button } from 'antd'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Places are found in the storefront. */
export function FindPlace() {
  const { t } = useTranslation()
  return (
    <Button href="/properties" icon={<Search size={17} aria-hidden="true" />}>
      {t('trips.find')}
    </Button>
  )
}
