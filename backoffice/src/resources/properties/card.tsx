import type { PropertyCard as Property } from '../../api/types'
import { useTranslation } from 'react-i18next'
import { OverlayLink } from '../../components/overlay-link'
import { Picture } from '../../components/picture'
import { fullName } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import { useMe } from '../../hooks/use-me'
import styles from './card.module.css'
import { placeOf } from './columns'
import { editPathOf, pathOf } from './paths'
import { Flags } from './flags'
import { Rating } from './rating'
import { PriceButton } from './steps/price-button'

export function PropertyCard({ property }: { property: Property }) {
  const { t } = useTranslation()
  const { title, images, propertyType, host, createdAt } = property
  const { role } = useMe()
  return (
    <div className={styles.card}>
      <Picture image={images[0]} alt="" sizes="96px" className={styles.picture} />
      <div className={styles.words}>
        <OverlayLink to={pathOf(property)} className={styles.title}>
          {title}
        </OverlayLink>
        <p className={styles.soft}>
          {t(`properties.types.${propertyType}`)} · {placeOf(property)}
        </p>
        {role === 'admin' && (
          <p className={styles.soft}>{t('properties.hostedBy', { name: fullName(host) })}</p>
        )}
        <p className={styles.soft}>{t('properties.show.created', { date: dayOf(createdAt) })}</p>
      </div>
      <div className={styles.foot}>
        <Flags property={property} />
        <Rating property={property} />
      </div>
      <div className={styles.foot}>
        <span>
          <PriceButton property={property} />{' '}
          <span className={styles.soft}>{t('properties.perNight')}</span>
        </span>
        <OverlayLink
          to={editPathOf(property)}
          className={styles.edit}
          label={t('properties.editNamed', { title })}
        >
          {t('actions.edit')}
        </OverlayLink>
      </div>
    </div>
  )
}
