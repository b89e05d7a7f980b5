import { settings } from '../../server/settings'

/** The map's tiles; null for the built-in outline of Kenya (docs/operations.md). */
export interface Tiles {
  url: string
  attribution: string
}

export function mapTiles(): Tiles | null {
  const { mapTiles: url, mapAttribution: attribution } = settings
  return url.includes('{z}') ? { url, attribution } : null
}
