import L from 'leaflet'
import type { PropertyPin } from '~/api/types'
import { clusters } from './clusters'
import { addGround } from '@makao/shared/map/ground'
import { startKenyaMap, type MapTexts } from '@makao/shared/map/kenya-map'
import type { Tiles } from './tiles.server'

export interface Pin {
  id: number
  latitude: number
  longitude: number
  /** Label and accessible name. */
  text: string
  name: string
  /** Its link; null for the current place. */
  href: string | null
  /** With dates, what they cost there. */
  stay?: PropertyPin['stay']
}

interface Options {
  pins: Pin[]
  tiles: Tiles | null
  /** Zoom for a single pin. */
  nearest: number
  texts: MapTexts & {
    cluster: (count: number) => string
    /** Of a cluster that no zoom parts. */
    together: (count: number) => string
  }
  /** A pin was chosen, or several at one spot; `from` is what was pressed. */
  open: (pins: Pin[], from: HTMLElement) => void
  /** Pins were drawn anew, or the ground was tapped. */
  moved: () => void
}

const KENYA = L.latLngBounds([-4.9, 33.7], [5.2, 42.1])

/**
 * Starts the map in an element.
 * @returns a function that removes it
 */
export function startMap(box: HTMLElement, options: Options) {
  const { pins, tiles, nearest, texts, open, moved } = options
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = startKenyaMap(box, texts, {
    attributionControl: Boolean(tiles),
    maxZoom: tiles ? 15 : 12,
    maxBounds: KENYA.pad(0.4),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    scrollWheelZoom: false,
  })
  map.attributionControl?.setPrefix(false)
  const layer = L.layerGroup().addTo(map)
  const occupied = () =>
    layer.getLayers().map((one) => {
      const { lat, lng } = (one as L.Marker).getLatLng()
      return [lat, lng] satisfies L.LatLngTuple
    })
  const around = pins.length > 0 ? L.latLngBounds(pins.map(placeOf)) : KENYA
  map.fitBounds(around, { maxZoom: nearest, padding: [56, 40], animate: false })

  const draw = () => {
    layer.clearLayers()
    for (const group of clusters(pins, (pin) => map.latLngToContainerPoint(placeOf(pin)))) {
      drawGroup(group)
    }
  }
  map.on('zoomend', () => {
    draw()
    moved()
  })
  map.on('click', moved)
  draw()
  addGround(map, tiles, texts, occupied)

  function drawGroup(group: Pin[]) {
    const bounds = L.latLngBounds(group.map(placeOf))
    if (group.length > 1) {
      mark(placeOf(group[0]!), clusterElement(group, bounds))
    } else {
      group.forEach((pin) => mark(placeOf(pin), pinElement(pin)))
    }
  }

  function mark(at: L.LatLngExpression, html: HTMLElement) {
    const icon = L.divIcon({ className: 'map-mark', html, iconSize: [0, 0] })
    L.marker(at, { icon, keyboard: false, interactive: false }).addTo(layer)
    // Pans to the focused pin.
    html.addEventListener('focus', () => map.panInside(at, { padding: [72, 48] }))
    L.DomEvent.disableClickPropagation(html)
  }

  function pinElement(pin: Pin) {
    const { text, name, href } = pin
    const element: HTMLElement = document.createElement(href ? 'a' : 'span')
    element.className = 'map-pin'
    element.textContent = text
    element.setAttribute(href ? 'aria-label' : 'title', name)
    if (href) {
      element.setAttribute('href', href)
      element.addEventListener('click', (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open([pin], element)
      })
    }
    return element
  }

  function clusterElement(group: Pin[], bounds: L.LatLngBounds) {
    const parts = map.getZoom() < map.getMaxZoom()
    const element = document.createElement('button')
    element.type = 'button'
    element.className = 'map-pin map-cluster'
    element.textContent = String(group.length)
    element.setAttribute('aria-label', (parts ? texts.cluster : texts.together)(group.length))
    element.addEventListener('click', () => {
      if (parts) {
        zoomInto(bounds)
      } else {
        open(group, element)
      }
    })
    return element
  }

  function zoomInto(bounds: L.LatLngBounds) {
    const fitting = map.getBoundsZoom(bounds, false, L.point(112, 96))
    const zoom = Math.min(Math.max(fitting, map.getZoom() + 1), map.getMaxZoom())
    map.setView(bounds.getCenter(), zoom)
    // The focused button disappears with its cluster.
    box.focus()
  }

  return () => void map.remove()
}

const placeOf = ({ latitude, longitude }: Pin): L.LatLngTuple => [latitude, longitude]
