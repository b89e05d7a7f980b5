import { useKeys, useNotification, type GetListResponse, type HttpError } from '@refinedev/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CalendarBlock, CalendarRow } from '../../api/types'
import { nightsBetween } from '../../format/calendar'
import { http } from '../../providers/http'
import type { Nights } from './use-nights'

export interface WantedBlock extends Nights {
  reason: string
}

type Shown = GetListResponse<CalendarRow> | undefined
type Step = 'block' | 'unblock'

/**
 * Blocks nights and puts them back. The calendar shows it at once and takes it back when the server
 * refuses: somebody may have booked these nights a moment ago.
 *
 * @param refused - what to do about nights that could not be blocked
 */
export function useBlocks(refused: (wanted: WantedBlock) => void) {
  const lay = useCalendarPatch()
  const say = useOutcome()

  const block = useMutation<unknown, HttpError, WantedBlock, () => void>({
    mutationFn: ({ property, from, to, reason }) =>
      http.post(`/properties/${property._id}/blocks`, { from, to, reason: reason || null }),
    onMutate: ({ property, from, to, reason }) =>
      lay(property, (blocks) => [
        ...blocks,
        { from, to, nights: nightsBetween(from, to), reason: reason || null },
      ]),
    onSuccess: () => say('block'),
    onError: (error, wanted, takeBack) => {
      takeBack?.()
      say('block', error)
      refused(wanted)
    },
    onSettled: () => lay.refresh(),
  })

  const unblock = useMutation<unknown, HttpError, Nights, () => void>({
    mutationFn: ({ property, from, to }) =>
      http.delete(`/properties/${property._id}/blocks`, { params: { from, to } }),
    onMutate: ({ property, from }) =>
      lay(property, (blocks) => blocks.filter((one) => one.from !== from)),
    onSuccess: () => say('unblock'),
    onError: (error, _, takeBack) => {
      takeBack?.()
      say('unblock', error)
    },
    onSettled: () => lay.refresh(),
  })

  return { block: block.mutate, unblock: unblock.mutate }
}

/** Changes one property's blocks wherever a calendar shows them; returns the way back. */
function useCalendarPatch() {
  const client = useQueryClient()
  const { keys } = useKeys()
  const queryKey = keys().data().resource('calendar').get()

  async function lay(property: CalendarRow, change: (blocks: CalendarBlock[]) => CalendarBlock[]) {
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

  return Object.assign(lay, { refresh: () => client.invalidateQueries({ queryKey }) })
}

function useOutcome() {
  const { t } = useTranslation()
  const { open } = useNotification()
  return (step: Step, error?: HttpError) =>
    open?.({
      type: error ? 'error' : 'success',
      message: t(error ? `calendar.${step}Failed` : `calendar.${step}Done`),
      description: error?.message,
    })
}
