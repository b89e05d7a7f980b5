import L from 'leaflet'
import kenya from './kenya.json' with { type: 'json' }
import { fitting, type Label } from './labels.ts'

export interface MapTexts {
  zoomIn: string
  zoomOut: string
  /** "Lake Naivasha" of "Naivasha". */
  lake: (name: string) => string
  ocean: string
  /** BCP 47, for the neighbours' names. */
  locale: string
}

/** Of outlines in kenya.json, per degree. */
const SCALE = 1000

const NEIGHBOURS: [country: string, lat: number, lon: number][] = [
  ['UG', 1.2, 33.1],
  ['TZ', -3.6, 35.4],
  ['ET', 5.1, 38.4],
  ['SO', 1.6, 42.2],
  ['SS', 5.3, 33.6],
]
const OCEAN: [lat: number, lon: number] = [-4.5, 41.6]

export function startKenyaMap(
  box: HTMLElement,
  texts: Pick<MapTexts, 'zoomIn' | 'zoomOut'>,
  options: L.MapOptions
) {
  const map = L.map(box, { minZoom: 5, ...options, zoomControl: false })
  L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map)
  return map
}

/**
 * Draws the country without any server: land, water and names (styles/map.css).
 *
 * @param pins - which places the names leave free
 */
export function drawKenya(map: L.Map, texts: MapTexts, pins: () => L.LatLngTuple[]) {
  map.getContainer().classList.add('map-drawn')
  const shape = (outlines: number[][], className: string) =>
    L.polygon(outlines.map(points), { interactive: false, className, weight: 1 }).addTo(map)

  shape(kenya.neighbours, 'map-land')
  shape(kenya.kenya, 'map-land map-kenya')
  L.polyline(kenya.rivers.map(points), {
    interactive: false,
    className: 'map-river',
    weight: 1.5,
  }).addTo(map)
  // Apart: one polygon of all would make an island of a lake that lies in another.
  kenya.lakes.forEach((outline) => shape([outline], 'map-water'))
  drawLabels(map, texts, pins)
}

function drawLabels(map: L.Map, texts: MapTexts, pins: () => L.LatLngTuple[]) {
  const labels = allLabels(texts)
  const pane = map.createPane('names')
  pane.setAttribute('aria-hidden', 'true')
  pane.classList.add('map-names')
  const layer = L.layerGroup().addTo(map)

  function draw() {
    layer.clearLayers()
    const view = map.getBounds().pad(0.1)
    const seen = labels.filter(({ at }) => view.contains(at))
    const at = (place: L.LatLngTuple) => map.latLngToContainerPoint(place)
    const shown = fitting(seen, map.getZoom(), at, pins().map(at))
    for (const { kind, name, at: place } of shown) {
      const text = document.createElement('span')
      text.textContent = name
      const className = `map-name map-name-${kind}`
      const icon = L.divIcon({ className, html: text, iconSize: [0, 0] })
      L.marker(place, { icon, pane: 'names', interactive: false, keyboard: false }).addTo(layer)
    }
  }

  map.on('moveend', draw)
  map.whenReady(draw)
}

function allLabels({ lake, ocean, locale }: MapTexts): Label[] {
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  return [
    ...NEIGHBOURS.map(([code, ...at]): Label => {
      return { kind: 'country', zoom: 5, name: countries.of(code) ?? code, at }
    }),
    { kind: 'sea', zoom: 5, name: ocean, at: OCEAN },
    ...kenya.labels.map(([kind, zoom, name, lat, lon]): Label => {
      const said = kind === 'lake' ? lake(String(name)) : String(name)
      const at: Label['at'] = [Number(lat) / SCALE, Number(lon) / SCALE]
      return { kind: kind as Label['kind'], zoom: Number(zoom), name: said, at }
    }),
  ]
}

/** An outline of kenya.json, which says its first point and then how far the next one is. */
function points([x = 0, y = 0, ...steps]: number[]): L.LatLngTuple[] {
  const outline: L.LatLngTuple[] = [[y / SCALE, x / SCALE]]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!
    y += steps[at + 1]!
    outline.push([y / SCALE, x / SCALE])
  }
  return outline
}
