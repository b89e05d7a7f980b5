const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

const url = meta('map-tiles')

/**
 * Leaflet's tile template (`https://tiles.example/{z}/{x}/{y}.png`), which the front door writes
 * into the page (`MAP_TILES_URL`); null when not configured.
 */
export const tiles = url?.includes('{z}')
  ? { url, attribution: meta('map-attribution') ?? '' }
  : null
