import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '~/i18n/use-text'
import mapTexts from '~/locales/en/map.json'
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
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)

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
        cluster: (count) => t('map.cluster', { count }),
      },
      open: (href) => void navigate(href),
    })
  }, [pins, tiles, nearest, t, navigate])

  return <div ref={box} role="region" aria-label={label} tabIndex={0} className="map" />
}
