import L from 'leaflet'
import { drawKenya, type MapTexts } from './kenya-map.ts'

/** A template of tiles with `{z}`, or an archive of streets; and whom their licence names. */
export interface Ground {
  url: string
  attribution: string
}

/**
 * Lays the map's ground: tiles or streets where there are some, else the country as we draw it, which also stands in
 * where they do not come.
 *
 * @param pins - which places the drawn names leave free
 */
export function addGround(
  map: L.Map,
  ground: Ground | null,
  texts: MapTexts,
  pins: () => L.LatLngTuple[]
) {
  const draw = () => drawKenya(map, texts, pins)
  if (!ground) {
    draw()
  } else if (ground.url.includes('{z}')) {
    const { url, attribution } = ground
    L.tileLayer(url, { attribution, maxZoom: 19 }).addTo(map).once('tileerror', draw)
  } else {
    void addStreets(map, ground, texts.locale, draw)
  }
}

/** The library is loaded with the first map that has streets. */
async function addStreets(map: L.Map, ground: Ground, locale: string, otherwise: () => void) {
  let isThere = true
  map.once('unload', () => (isThere = false))
  const instead = () => {
    if (isThere) otherwise()
    isThere = false
  }
  try {
    const { streetsOf } = await import('./streets.ts')
    const layer = await streetsOf(ground, locale, () => {
      layer?.remove()
      instead()
    })
    if (isThere) layer.addTo(map)
  } catch {
    instead()
  }
}
