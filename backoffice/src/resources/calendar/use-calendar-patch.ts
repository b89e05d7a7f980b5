import { useKeys, type GetListResponse } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { CalendarBlock, CalendarRow } from '../../api/types'

type Shown = GetListResponse<CalendarRow> | undefined

/** Patches the blocks of some properties in all cached calendars; `patch` returns the rollback. */
export function useCalendarPatch() {
  const client = useQueryClient()
  const { keys } = useKeys()
  const queryKey = keys().data().resource('calendar').get()

  async function patch(
    properties: readonly CalendarRow[],
    change: (blocks: CalendarBlock[]) => CalendarBlock[]
  ) {
    await client.cancelQueries({ queryKey })
    const before = client.getQueriesData<Shown>({ queryKey })
    const ids = new Set(properties.map(({ _id }) => _id))
    const changed = (row: CalendarRow) =>
      ids.has(row._id) ? { ...row, blocks: change(row.blocks) } : row
    client.setQueriesData<Shown>(
      { queryKey },
      (shown) => shown && { ...shown, data: shown.data.map(changed) }
    )
    return () => before.forEach(([key, data]) => client.setQueryData(key, data))
  }

  return { patch, refresh: () => client.invalidateQueries({ queryKey }) }
}
