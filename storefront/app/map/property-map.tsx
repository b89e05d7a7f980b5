import 'leaflet/dist/leaflet.css'
import '@makao/shared/styles/map.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage, useText } from '~/i18n/use-text'
import mapTexts from '~/locales/en/map.json'
import { Preview } from './preview'
import { startMap, type Pin } from './start-map'
import type { Tiles } from './tiles.server'
import './map.css'

interface PropertyMapProps {
  pins: Pin[]
  tiles: Tiles | null
  label: string
  /** Leaflet's zoom for a single pin: 5 shows the country, 15 a street. */
  nearest: number
}

/** A map with pins, loaded on demand since the library is large. */
export default function PropertyMap({ pins, tiles, label, nearest }: PropertyMapProps) {
  const t = useText(mapTexts)
  const { locale } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [tapped, setTapped] = useState<{ among: Pin[]; some: Pin[] } | null>(null)
  const open = useEffectEvent((some: Pin[], from: HTMLElement) => {
    opener.current = from
    setTapped({ among: pins, some })
  })

  useEffect(() => {
    if (!box.current) {
      return
    }
    return startMap(box.current, {
      pins,
      tiles,
      nearest,
      texts: {
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
        ocean: t('map.ocean'),
        lake: (name) => t('map.lake', { name }),
        cluster: (count) => t('map.cluster', { count }),
        together: (count) => t('map.together', { count }),
        locale,
      },
      open,
      moved: () => setTapped(null),
    })
  }, [pins, tiles, nearest, t, locale])

  function close() {
    setTapped(null)
    const back = opener.current?.isConnected ? opener.current : box.current
    back?.focus({ preventScroll: true })
  }

  return (
    <div className="relative">
      <div ref={box} role="region" aria-label={label} tabIndex={0} className="map" />
      {/* Another search has other pins. */}
      {tapped?.among === pins && <Preview pins={tapped.some} close={close} />}
    </div>
  )
}
