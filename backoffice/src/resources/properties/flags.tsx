import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../api/types'
import { Tag } from '../../components/tag'
import styles from './flags.module.css'

/** Active or Inactive, and Verified. */
export function Flags({ property }: { property: Pick<PropertyCard, 'isActive' | 'isVerified'> }) {
  const { t } = useTranslation()
  return (
    <span className={styles.flags}>
      {property.isActive ? (
        <Tag tone="acacia">{t('properties.active')}</Tag>
      ) : (
        <Tag tone="stone">{t('properties.inactive')}</Tag>
      )}
      {property.isVerified && (
        <Tag tone="ocean">
          <BadgeCheck size={14} aria-hidden="true" />
          {t('properties.verified')}
        </Tag>
      )}
    </span>
  )
}
