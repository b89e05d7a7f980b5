import type { PropertyCard as Property } from '../../api/types'
import { useTranslation } from 'react-i18next'
import { OverlayLink } from '../../components/overlay-link'
import { Picture } from '../../components/picture'
import { money } from '../../format/money'
import styles from './card.module.css'
import { pathOf, placeOf } from './columns'
import { Flags } from './flags'
import { Rating } from './rating'

/** A property on the phone. */
export function PropertyCard({ property }: { property: Property }) {
  const { t } = useTranslation()
  const { title, images, price, currency, propertyType } = property
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
        <p>
          <b>{money(price, currency)}</b>{' '}
          <span className={styles.soft}>{t('properties.perNight')}</span>
        </p>
      </div>
      <div className={styles.foot}>
        <Flags property={property} />
        <Rating property={property} />
      </div>
    </div>
  )
}
