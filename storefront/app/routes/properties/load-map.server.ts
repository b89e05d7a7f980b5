import type { RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import { partOf } from '~/kept-page.server'
import { mapTiles } from '~/map/tiles.server'
import { filterParams, type Filters } from './filters'
import type { MapData } from './map-view'

/** The pins of a search; failures are shown on the page. */
export async function loadMap(
  request: Request,
  context: Readonly<RouterContextProvider>,
  filters: Filters
): Promise<MapData> {
  const query = Object.fromEntries(filterParams(filters))
  const found = await partOf(context, apiFor(request).properties.pins({ query }), null)
  return { pins: found?.data ?? null, tiles: mapTiles() }
}
