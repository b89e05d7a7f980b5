import '@makao/shared/styles/map.css'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './pin-map.module.css'
import { startMap, type PinnedMap } from './start-map'
import type { Pin } from './values'

interface PinMapProps {
  at: Pin
  /** Id of the instructions. */
  describedBy: string
  move: (pin: Pin) => void
}

/** A map with one pin, moved by dragging, a tap, or the arrow keys. Leaflet runs outside React. */
export default function PinMap({ at, describedBy, move }: PinMapProps) {
  const { t, i18n } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<PinnedMap>(null)
  const moved = useEffectEvent(move)
  const start = useEffectEvent((element: HTMLElement) =>
    startMap(element, {
      at,
      moved,
      texts: {
        pin: t('listing.pin.label'),
        zoomIn: t('listing.pin.zoomIn'),
        zoomOut: t('listing.pin.zoomOut'),
        ocean: t('listing.pin.ocean'),
        lake: (name) => t('listing.pin.lake', { name }),
        locale: i18n.language,
      },
      describedBy,
    })
  )

  useEffect(() => {
    if (!box.current) {
      return
    }
    const started = start(box.current)
    map.current = started
    return () => started.remove()
  }, [])

  const { latitude, longitude } = at
  useEffect(() => {
    map.current?.show({ latitude, longitude })
  }, [latitude, longitude])

  return <div ref={box} className={styles.map} role="group" aria-label={t('listing.pin.title')} />
}
