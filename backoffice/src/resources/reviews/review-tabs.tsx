import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/tabs'

/** All reviews, and for who decides about them those that people report. */
export function ReviewTabs({ moderates }: { moderates: boolean }) {
  const { t } = useTranslation()
  return moderates ? (
    <Tabs
      label={t('reviews.title')}
      tabs={[
        { to: '/reviews', text: t('reviews.every') },
        { to: '/reviews/flagged', text: t('reviews.flagged') },
      ]}
    />
  ) : null
}
