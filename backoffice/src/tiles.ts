const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

const url = meta('map-tiles')

/**
 * Leaflet's tile template (`https://tiles.example/{z}/{x}/{y}.png`) or an archive of streets, which the front door
 * writes into the page (`MAP_TILES_URL`, `MAP_PMTILES`); null when not configured.
 */
export const tiles =
  url && /[/:]/.test(url) ? { url, attribution: meta('map-attribution') ?? '' } : null
