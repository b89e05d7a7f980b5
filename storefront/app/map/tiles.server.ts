import type { Ground } from '@makao/shared/map/ground'
import { groundUrl } from '../../server/map-archive'
import { settings } from '../../server/settings'

export type Tiles = Ground

/** The map's tiles or streets; null for the built-in outline of Kenya (docs/settings.md). */
export function mapTiles(): Tiles | null {
  return groundUrl ? { url: groundUrl, attribution: settings.mapAttribution } : null
}
