import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../../components/later'
import { Loading } from '../../../layout/loading'
import styles from './arriving.module.css'
import type { Shot } from './photo-queue'

const PhotoGrid = later(() => import('./photo-grid'))

interface ArrivingProps {
  shots: readonly Shot[]
  retry: () => void
  leave: () => void
}

const nothing = () => undefined

/** The property is listed while its other pictures upload or wait for a connection. */
export function Arriving({ shots, retry, leave }: ArrivingProps) {
  const { t } = useTranslation()
  const coming = shots.filter(({ state }) => state !== 'failed').length
  const stuck = coming === 0
  const photos = shots.map((shot) => {
    const { key, caption, alt } = shot
    return { id: key, caption, alt, isPrimary: false, shot, movable: false, removable: false }
  })

  if (shots.length === 0) {
    return <Loading />
  }
  return (
    <div className={styles.arriving}>
      <p role={stuck ? 'alert' : 'status'} className={styles.state}>
        {t(stuck ? 'listing.photos.stuck' : 'listing.photos.arriving', {
          count: coming || shots.length,
        })}
      </p>
      <Suspense fallback={<Loading />}>
        <PhotoGrid
          photos={photos}
          move={nothing}
          makePrimary={nothing}
          remove={nothing}
          retry={retry}
        />
      </Suspense>
      {stuck && (
        <div className={styles.foot}>
          <Button size="large" onClick={leave}>
            {t('listing.photos.withoutThem')}
          </Button>
          <Button size="large" type="primary" onClick={retry}>
            {t('listing.photos.sendAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}
