import L from 'leaflet'
import { tiles } from '../../../tiles'
import { addGround } from '@makao/shared/map/ground'
import { startKenyaMap, type MapTexts } from '@makao/shared/map/kenya-map'
import styles from './pin-map.module.css'
import { BOUNDS, type Pin } from './values'

interface Options {
  at: Pin
  moved: (pin: Pin) => void
  texts: MapTexts & { pin: string }
  describedBy: string
}

export type PinnedMap = ReturnType<typeof startMap>

const KENYA = L.latLngBounds([BOUNDS.south, BOUNDS.west], [BOUNDS.north, BOUNDS.east])

/** Pixels per arrow key, alone and with Shift. */
const STEP = 4
const LEAP = 40

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Starts the map in an element; `moved` is called with the pin's new position. */
export function startMap(box: HTMLElement, { at, moved, texts, describedBy }: Options) {
  const map = startKenyaMap(box, texts, {
    center: [at.latitude, at.longitude],
    zoom: tiles ? 14 : 10,
    maxZoom: tiles ? 19 : 13,
    maxBounds: KENYA.pad(0.3),
    attributionControl: Boolean(tiles),
  })
  addGround(map, tiles, texts, () => [])

  const icon = L.divIcon({
    className: styles.pin,
    html: PIN,
    iconSize: [36, 46],
    iconAnchor: [18, 44],
  })
  const pin = L.marker([at.latitude, at.longitude], { icon, draggable: true }).addTo(map)
  const element = pin.getElement()
  element?.setAttribute('aria-label', texts.pin)
  element?.setAttribute('aria-describedby', describedBy)

  function put(where: L.LatLng) {
    const { lat, lng } = within(where)
    moved({ latitude: round(lat), longitude: round(lng) })
  }

  pin.on('dragend', () => put(pin.getLatLng()))
  map.on('click', ({ latlng }) => put(latlng))
  element?.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key]
    if (arrow) {
      event.preventDefault()
      event.stopPropagation() // Keeps the map from scrolling.
      const step = L.point(arrow).multiplyBy(event.shiftKey ? LEAP : STEP)
      put(map.unproject(map.project(pin.getLatLng()).add(step)))
    }
  })

  return {
    /** Moves the pin, panning the map to keep it visible. */
    show({ latitude, longitude }: Pin) {
      pin.setLatLng([latitude, longitude])
      if (!map.getBounds().pad(-0.1).contains(pin.getLatLng())) {
        map.panTo(pin.getLatLng())
      }
    },
    remove() {
      map.remove()
    },
  }
}

const within = ({ lat, lng }: L.LatLng) =>
  L.latLng(
    Math.min(KENYA.getNorth(), Math.max(KENYA.getSouth(), lat)),
    Math.min(KENYA.getEast(), Math.max(KENYA.getWest(), lng))
  )

/** Six decimals are about 10 cm. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const PIN =
  '<svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true"><path d="M18 1C8.6 1 1.5 8 1.5 17.2 1.5 29 18 45 18 45s16.5-16 16.5-27.8C34.5 8 27.4 1 18 1Z"/><circle cx="18" cy="17" r="6"/></svg>'
