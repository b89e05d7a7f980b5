const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

const url = meta('map-tiles')

/**
 * Where maps take their tiles from, null where none are configured; the front door writes it into the page
 * (`MAP_TILES_URL`). A template as Leaflet knows it: `https://tiles.example/{z}/{x}/{y}.png`.
 */
export const tiles = url?.includes('{z}')
  ? { url, attribution: meta('map-attribution') ?? '' }
  : null
