import L from 'leaflet'
import { FetchSource, PMTiles } from 'pmtiles'
import type { Ground } from './ground.ts'

/** protomaps-leaflet takes Leaflet for a global. */
Object.assign(globalThis, { L })

/**
 * A layer drawn from an archive of vector tiles, of which the parts in view are fetched.
 *
 * @param failed - called once, when a part does not come
 * @throws when the archive cannot be read
 */
export async function streetsOf({ url, attribution }: Ground, locale: string, failed: () => void) {
  const { leafletLayer } = await import('protomaps-leaflet')
  const archive = new PMTiles(new ToldSource(new URL(url, location.href).href, failed))
  const { maxZoom } = await archive.getHeader()
  return leafletLayer({
    url: archive,
    attribution,
    maxDataZoom: maxZoom,
    flavor: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    lang: locale.slice(0, 2),
  }) as unknown as L.GridLayer
}

/** Says when the line breaks, which the layer keeps to itself. */
class ToldSource extends FetchSource {
  #failed: () => void

  constructor(url: string, failed: () => void) {
    super(url)
    this.#failed = failed
  }

  override async getBytes(...asked: Parameters<FetchSource['getBytes']>) {
    try {
      return await super.getBytes(...asked)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#failed()
      throw error
    }
  }
}
