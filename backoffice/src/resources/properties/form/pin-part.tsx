import { Button, Form } from 'antd'
import { LocateFixed, MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import { later } from '../../../components/later'
import { number } from '../../../format/money'
import { Loading } from '../../../layout/loading'
import styles from './pin-part.module.css'
import { useHere } from './use-here'
import type { Town } from './use-places'
import type { Pin } from './values'

const PinMap = later(() => import('./pin-map'))

interface PinPartProps {
  towns: Town[]
  /** The stored position. */
  coordinates: PropertyDetail['coordinates']
  /** The stored town, which another one's choice leaves with its pin. */
  city?: string
  /** Given by `Form.Item`. */
  id?: string
  value?: Pin | null
  onChange?: (pin: Pin | null) => void
}

/** Nairobi, the default. */
const MIDDLE: Pin = { latitude: -1.2864, longitude: 36.8172 }

/** The exact position: optional, else the town's is used. The map loads on demand. */
export function PinPart(props: PinPartProps) {
  const { towns, id, value: pin, onChange } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const here = useHere((position) => {
    onChange?.(position)
    setOpen(true)
  })
  const city = Form.useWatch<string | undefined>('city')
  const hasLeft = city !== undefined && city !== props.city
  const coordinates = hasLeft ? null : props.coordinates
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
          <PinMap at={at} describedBy="listing-pin-hint" move={(moved) => onChange?.(moved)} />
        </Suspense>
      ) : (
        <Button
          id={id}
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
        {pin === undefined && hasLeft && props.coordinates && ` ${t('listing.pin.dropped')}`}
      </p>
      {here.fault && (
        <p className={styles.state} role="alert">
          {t(`listing.pin.${here.fault}`)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          icon={<LocateFixed size={18} aria-hidden="true" />}
          loading={here.busy}
          onClick={here.ask}
        >
          {t('listing.pin.iAmHere')}
        </Button>
        {pin && <Button onClick={() => onChange?.(null)}>{t('listing.pin.takeAway')}</Button>}
      </div>
    </div>
  )
}
