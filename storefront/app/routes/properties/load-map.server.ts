import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { mapTiles } from '~/map/tiles.server'
import { filterParams, type Filters } from './filters'
import type { MapData } from './map-view'

/** The pins of a search; failures are shown on the page. */
export async function loadMap(request: Request, filters: Filters): Promise<MapData> {
  const tiles = mapTiles()
  try {
    const query = Object.fromEntries(filterParams(filters))
    const { data: pins } = await apiFor(request).properties.pins({ query })
    return { pins, tiles }
  } catch (error) {
    if (error instanceof ApiFailure) {
      return { pins: null, tiles }
    }
    throw error
  }
}
