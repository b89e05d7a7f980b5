import { settings } from '../../server/settings'

/** Where maps take their tiles from; null for our own outline of Kenya (docs/operations.md). */
export interface Tiles {
  url: string
  attribution: string
}

export function mapTiles(): Tiles | null {
  const { mapTiles: url, mapAttribution: attribution } = settings
  return url.includes('{z}') ? { url, attribution } : null
}
