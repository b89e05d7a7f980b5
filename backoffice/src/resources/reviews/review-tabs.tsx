import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/tabs'

export function ReviewTabs({ moderates }: { moderates: boolean }) {
  const { t } = useTranslation()
  return moderates ? (
    <Tabs
      label={t('reviews.title')}
      tabs={[
        { to: '/reviews', text: t('reviews.every') },
        { to: '/reviews/flagged', text: t('flagged.title') },
      ]}
    />
  ) : null
}
