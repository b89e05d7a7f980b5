import {
  useCreate,
  useDelete,
  useKeys,
  type BaseRecord,
  type GetListResponse,
  type HttpError,
} from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CalendarBlock, CalendarRow } from '../../api/types'
import { nightsBetween } from '@makao/shared/dates'
import type { Nights } from './use-nights'

export interface WantedBlock extends Nights {
  reason: string
}

type Shown = GetListResponse<CalendarRow> | undefined

/**
 * Blocks and unblocks nights optimistically, rolling back when the server refuses.
 * @param refused - called with nights that could not be blocked
 */
export function useBlocks(refused: (wanted: WantedBlock) => void) {
  const { patch, refresh } = useCalendarPatch()
  const says = useOutcome()
  const { mutateAsync: create } = useCreate<BaseRecord, HttpError, object>()
  const { mutateAsync: erase } = useDelete<BaseRecord, HttpError>()

  async function block(wanted: WantedBlock) {
    const { property, from, to } = wanted
    const reason = wanted.reason || null
    const takeBack = await patch(property, (blocks) => [
      ...blocks,
      { from, to, nights: nightsBetween(from, to), reason },
    ])
    await create({
      resource: 'calendar',
      values: { from, to, reason },
      meta: { path: `properties/${property._id}/blocks` },
      invalidates: [],
      ...says('block'),
    }).catch(() => {
      takeBack()
      refused(wanted)
    })
    await refresh()
  }

  async function unblock({ property, from, to }: Nights) {
    const takeBack = await patch(property, (blocks) => blocks.filter((one) => one.from !== from))
    const nights = new URLSearchParams({ from, to })
    await erase({
      resource: 'calendar',
      id: property._id,
      meta: { path: `properties/${property._id}/blocks?${nights}` },
      invalidates: [],
      ...says('unblock'),
    }).catch(takeBack)
    await refresh()
  }

  return { block, unblock }
}

/** Patches one property's blocks in all cached calendars; `patch` returns the rollback. */
function useCalendarPatch() {
  const client = useQueryClient()
  const { keys } = useKeys()
  const queryKey = keys().data().resource('calendar').get()

  async function patch(
    property: CalendarRow,
    change: (blocks: CalendarBlock[]) => CalendarBlock[]
  ) {
    await client.cancelQueries({ queryKey })
    const before = client.getQueriesData<Shown>({ queryKey })
    const changed = (row: CalendarRow) =>
      row._id === property._id ? { ...row, blocks: change(row.blocks) } : row
    client.setQueriesData<Shown>(
      { queryKey },
      (shown) => shown && { ...shown, data: shown.data.map(changed) }
    )
    return () => before.forEach(([key, data]) => client.setQueryData(key, data))
  }

  return { patch, refresh: () => client.invalidateQueries({ queryKey }) }
}

/** The toasts of a step. */
function useOutcome() {
  const { t } = useTranslation()
  return (step: 'block' | 'unblock') => ({
    successNotification: () => ({ type: 'success' as const, message: t(`calendar.${step}Done`) }),
    errorNotification: (error?: HttpError) => ({
      type: 'error' as const,
      message: t(`calendar.${step}Failed`),
      description: error?.message,
    }),
  })
}
