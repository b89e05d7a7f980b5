import L from 'leaflet'
import { clusters } from './clusters'
import { drawKenya, startKenyaMap } from '@makao/shared/map/kenya-map'
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
}

interface Options {
  pins: Pin[]
  tiles: Tiles | null
  /** Zoom for a single pin. */
  nearest: number
  texts: { zoomIn: string; zoomOut: string; cluster: (count: number) => string }
  /** Client-side navigation. */
  open: (href: string) => void
}

const KENYA = L.latLngBounds([-4.9, 33.7], [5.2, 42.1])

/** Vertical distance of pins at the same position, in px. */
const STEP = 40

/**
 * Starts the map in an element.
 * @returns a function that removes it
 */
export function startMap(box: HTMLElement, { pins, tiles, nearest, texts, open }: Options) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = startKenyaMap(box, texts, {
    attributionControl: Boolean(tiles),
    maxZoom: tiles ? 15 : 11,
    maxBounds: KENYA.pad(0.4),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    scrollWheelZoom: false,
  })
  map.attributionControl?.setPrefix(false)
  if (tiles) {
    const { url, attribution } = tiles
    const ground = L.tileLayer(url, { attribution, maxZoom: 19 }).addTo(map)
    // Without tiles the outline of Kenya is drawn.
    ground.once('tileerror', () => drawKenya(map, 'map-border'))
  } else {
    drawKenya(map, 'map-border')
  }
  const around = pins.length > 0 ? L.latLngBounds(pins.map(placeOf)) : KENYA
  map.fitBounds(around, { maxZoom: nearest, padding: [56, 40], animate: false })

  const layer = L.layerGroup().addTo(map)
  const draw = () => {
    layer.clearLayers()
    for (const group of clusters(pins, (pin) => map.latLngToContainerPoint(placeOf(pin)))) {
      drawGroup(group)
    }
  }
  const stop = new AbortController()
  box.addEventListener('click', follow, { signal: stop.signal })
  map.on('zoomend', draw)
  draw()

  function drawGroup(group: Pin[]) {
    const bounds = L.latLngBounds(group.map(placeOf))
    const apart = !bounds.getNorthEast().equals(bounds.getSouthWest())
    if (group.length > 1 && apart && map.getZoom() < map.getMaxZoom()) {
      mark(placeOf(group[0]!), clusterElement(group.length, bounds), 0)
    } else {
      group.forEach((pin, index) => mark(placeOf(pin), pinElement(pin), index * STEP))
    }
  }

  function mark(at: L.LatLngExpression, html: HTMLElement, above: number) {
    const icon = L.divIcon({
      className: 'map-mark',
      html,
      iconSize: [0, 0],
      iconAnchor: [0, above],
    })
    L.marker(at, { icon, keyboard: false, interactive: false }).addTo(layer)
    // Pans to the focused pin.
    html.addEventListener('focus', () => map.panInside(at, { padding: [72, 48] }))
  }

  function pinElement({ text, name, href }: Pin) {
    const element = document.createElement(href ? 'a' : 'span')
    element.className = 'map-pin'
    element.textContent = text
    element.setAttribute(href ? 'aria-label' : 'title', name)
    if (href) {
      element.setAttribute('href', href)
    }
    return element
  }

  function clusterElement(count: number, bounds: L.LatLngBounds) {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = 'map-pin map-cluster'
    element.textContent = String(count)
    element.setAttribute('aria-label', texts.cluster(count))
    element.addEventListener('click', () => {
      map.fitBounds(bounds, { padding: [56, 48] })
      // The focused button disappears with its cluster.
      box.focus()
    })
    return element
  }

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a.map-pin')
    const href = link && link.getAttribute('href')
    if (href && !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0) {
      event.preventDefault()
      open(href)
    }
  }

  return () => {
    stop.abort()
    map.remove()
  }
}

const placeOf = ({ latitude, longitude }: Pin): L.LatLngTuple => [latitude, longitude]
