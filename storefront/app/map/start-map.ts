import L from 'leaflet'
import { clusters } from './clusters'
import { KENYA_OUTLINE } from './kenya-outline'
import type { Tiles } from './tiles.server'

export interface Pin {
  id: number
  latitude: number
  longitude: number
  /** What stands on it, and what it is called. */
  text: string
  name: string
  /** Where it leads; null for the place whose page this is. */
  href: string | null
}

interface Options {
  pins: Pin[]
  tiles: Tiles | null
  /** How near to go to a single pin. */
  nearest: number
  texts: { zoomIn: string; zoomOut: string; cluster: (count: number) => string }
  /** Opens a page of ours without loading it anew. */
  open: (href: string) => void
}

const KENYA = L.latLngBounds([-4.9, 33.7], [5.2, 42.1])

/** Pins at one blurred spot stand one above the other; in px. */
const STEP = 40

/** Draws the map into an element; the answer takes it down. */
export function startMap(box: HTMLElement, { pins, tiles, nearest, texts, open }: Options) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(box, {
    zoomControl: false,
    attributionControl: Boolean(tiles),
    minZoom: 5,
    maxZoom: tiles ? 15 : 11,
    maxBounds: KENYA.pad(0.4),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    scrollWheelZoom: false,
  })
  L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map)
  map.attributionControl?.setPrefix(false)
  if (tiles) {
    const { url, attribution } = tiles
    const ground = L.tileLayer(url, { attribution, maxZoom: 19 }).addTo(map)
    // Pins on nothing say little: where no tiles come, the country does.
    ground.once('tileerror', () => drawOutline(map))
  } else {
    drawOutline(map)
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
    // Whoever walks through the pins by keyboard sees where they are.
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
      // The button is gone with its group; the keyboard goes on from the map.
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

function drawOutline(map: L.Map) {
  const border = KENYA_OUTLINE.map(([lng, lat]): L.LatLngTuple => [lat, lng])
  L.polygon(border, { interactive: false, className: 'map-border', weight: 2 }).addTo(map)
}

const placeOf = ({ latitude, longitude }: Pin): L.LatLngTuple => [latitude, longitude]
