import { Button } from 'antd'
import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import { number } from '../../../format/money'
import { Loading } from '../../../layout/loading'
import styles from './pin-part.module.css'
import type { ListingForm } from './use-listing-form'
import type { Town } from './use-places'
import type { Pin } from './values'

const PinMap = lazy(() => import('./pin-map'))

interface PinPartProps {
  form: ListingForm
  towns: Town[]
  /** Where the property lies now. */
  coordinates: PropertyDetail['coordinates']
}

/** Nairobi, where nothing is known yet. */
const MIDDLE: Pin = { latitude: -1.2864, longitude: 36.8172 }

/**
 * Where the place lies, to the house: optional, else the town's point stands for it. The map is fetched
 * by whoever wants it.
 */
export function PinPart({ form: { values, errors, set }, towns, coordinates }: PinPartProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { pin, city } = values
  const town = towns.find(({ name }) => name === city)
  const start = pin ?? (pin === undefined ? coordinates : null) ?? town ?? MIDDLE
  const at = { latitude: start.latitude, longitude: start.longitude }
  const degrees = {
    latitude: number(at.latitude, 4),
    longitude: number(at.longitude, 4),
  }

  return (
    <div className={styles.part}>
      {open ? (
        <Suspense fallback={<Loading />}>
          <PinMap
            at={at}
            towns={towns}
            describedBy="listing-pin-hint"
            move={(moved) => set({ pin: moved })}
          />
        </Suspense>
      ) : (
        <Button
          id="listing-pin"
          size="large"
          icon={<MapPin size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('listing.pin.open')}
        </Button>
      )}
      {open && (
        <p id="listing-pin-hint" className={styles.hint}>
          {t('listing.pin.how')}
        </p>
      )}
      <p className={styles.state} role="status">
        {pin
          ? t('listing.pin.here', degrees)
          : pin === undefined && coordinates
            ? t('listing.pin.now', degrees)
            : town
              ? t('listing.pin.town', { town: town.name })
              : t('listing.pin.none')}
      </p>
      {pin && <Button onClick={() => set({ pin: null })}>{t('listing.pin.takeAway')}</Button>}
      {errors.pin && <p className={styles.error}>{errors.pin}</p>}
    </div>
  )
}
