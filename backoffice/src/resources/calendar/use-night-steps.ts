import { useCreate, useUpdate, type BaseRecord, type HttpError } from '@refinedev/core'
import type { BlocksBefore, SetArrivals, SetPrices } from '../../api/types'
import { addDays, nightsBetween } from '@makao/shared/dates'
import { blockEach } from './in-calls'
import { withoutNights } from './night-range'
import { useCalendarPatch } from './use-calendar-patch'
import type { Weekday } from '../properties/stay-rules/weekdays'
import { propertiesOf, type Nights } from './use-nights'
import { useOutcome } from './use-outcome'

export interface WantedBlock extends Nights {
  reason: string
}

/** Nights of these weekdays, until the last night. */
interface Weekly {
  weekdays: Weekday[]
  until: string
}

export interface TypedBlock {
  reason: string
  weekly: Weekly | null
}

type Block = BlocksBefore['before'][number]
type PropertyPrices = Pick<SetPrices, 'from' | 'to'> & { properties: SetPrices['before'] }

type PropertyMinimums = Pick<SetArrivals, 'from' | 'to'> & { properties: SetArrivals['before'] }

/**
 * What is done to chosen nights of one or several properties: one call each, for all of them or none, and back again by its
 * toast. Blocks are shown ahead of the answer, and taken back when the server refuses.
 * @param refused - called with nights that could not be blocked
 */
export function useNightSteps(refused: (wanted: WantedBlock) => void) {
  const { patch, refresh } = useCalendarPatch()
  const { done, failed, failedFor } = useOutcome()
  const send = useSend()

  async function block(wanted: WantedBlock) {
    const { from, to } = wanted
    const properties = propertiesOf(wanted)
    const reason = wanted.reason || null
    const takeBack = await patch(properties, (blocks) => [
      ...blocks,
      shownBlock({ from, to, reason }),
    ])
    try {
      await send.block(properties.map(({ _id: property }) => ({ property, from, to, reason })))
      done('block', () => undo(() => send.unblock(wanted)))
    } catch (error) {
      takeBack()
      failed('block', error as HttpError)
      refused(wanted)
    }
    await refresh()
  }

  /** @throws HttpError when the server refuses: the days are asked for again. */
  async function blockWeekly(wanted: WantedBlock, { weekdays, until }: Weekly) {
    const properties = propertiesOf(wanted).map(({ _id }) => _id)
    const { block: blocked } = await send.blockWeekly({
      properties,
      from: wanted.from,
      to: addDays(until, 1),
      weekdays,
      reason: wanted.reason || null,
    })
    done('block', () => undo(() => send.undoWeekly({ block: blocked, properties })))
    await refresh()
  }

  async function unblock(wanted: Nights) {
    const { from, to } = wanted
    const takeBack = await patch(propertiesOf(wanted), (blocks) => withoutNights(blocks, from, to))
    try {
      const { before } = await send.unblock(wanted)
      done('unblock', before.length > 0 ? () => blockAgain(before) : undefined)
    } catch (error) {
      takeBack()
      failed('unblock', error as HttpError)
    }
    await refresh()
  }

  /** @throws HttpError when the server refuses: the price is asked for again. */
  async function setPrice(wanted: Nights, price: number) {
    const { from, to, property } = wanted
    const periods = [
      { name: '', firstNight: from, lastNight: addDays(to, -1), price, weekendPrice: null },
    ]
    const properties = propertiesOf(wanted).map(({ _id }) => ({
      property: _id,
      currency: property.currency,
      periods,
    }))
    const { before } = await send.price({ from, to, properties })
    done('price', () => undo(() => send.price({ from, to, properties: before })))
    await refresh()
  }

  async function takePriceAway(wanted: Nights) {
    const { from, to } = wanted
    const properties = propertiesOf(wanted).map(({ _id: property, currency }) => ({
      property,
      currency,
      periods: [],
    }))
    try {
      const { before } = await send.price({ from, to, properties })
      done('unprice', () => undo(() => send.price({ from, to, properties: before })))
    } catch (error) {
      failed('unprice', error as HttpError)
    }
    await refresh()
  }

  /**
   * @param least - nights of stays that begin then; null takes what is asked of these dates away
   * @throws HttpError when the server refuses: the number is asked for again.
   */
  async function setMinimum(wanted: Nights, least: number | null) {
    const { from, to } = wanted
    const minimum = { name: '', firstNight: from, lastNight: addDays(to, -1) }
    const properties = propertiesOf(wanted).map(({ _id: property }) => ({
      property,
      minimums: least === null ? [] : [{ ...minimum, nights: least }],
    }))
    const { before } = await send.minimum({ from, to, properties })
    done('minimum', () => undo(() => send.minimum({ from, to, properties: before })))
    await refresh()
  }

  /** Others may have booked some of the nights since. */
  async function blockAgain(blocks: Block[]) {
    const { refused: left, error } = await send.blockAgain(blocks)
    if (left === 0) done('undo')
    else failedFor(left, error as HttpError)
    await refresh()
  }

  async function undo(back: () => Promise<unknown>) {
    try {
      await back()
      done('undo')
    } catch (error) {
      failed('undo', error as HttpError)
    }
    await refresh()
  }

  return { block, blockWeekly, unblock, setPrice, takePriceAway, setMinimum }
}

const shownBlock = ({ from, to, reason }: Omit<Block, 'property'>) => ({
  from,
  to,
  nights: nightsBetween(from, to),
  reason,
  calendar: null,
})

/** The calls, whose outcome is told here. */
function useSend() {
  const { mutateAsync: create } = useCreate<BaseRecord, HttpError, object>()
  const { mutateAsync: update } = useUpdate<BaseRecord, HttpError, object>()
  const quietly = {
    resource: 'calendar',
    invalidates: [],
    successNotification: false,
    errorNotification: false,
  } satisfies Parameters<typeof create>[0]

  const block = (blocks: Block[]) =>
    create({ ...quietly, values: { blocks }, meta: { path: 'bookings/calendar/blocks' } })

  return {
    block,
    blockAgain: (blocks: Block[]) => blockEach(blocks, block),
    async unblock(nights: Nights) {
      const { from, to } = nights
      const properties = propertiesOf(nights).map(({ _id }) => _id)
      const { data } = await create({
        ...quietly,
        values: { properties, from, to },
        meta: { path: 'bookings/calendar/unblock' },
      })
      return data as BlocksBefore
    },
    async blockWeekly(values: object) {
      const meta = { path: 'bookings/calendar/weekly-blocks' }
      const { data } = await create({ ...quietly, values, meta })
      return data as { block: string }
    },
    undoWeekly: (values: { block: string; properties: number[] }) =>
      create({
        ...quietly,
        values,
        meta: { path: 'bookings/calendar/weekly-blocks/undo' },
      }),
    async price(values: PropertyPrices) {
      const { data } = await update({
        ...quietly,
        id: 'prices',
        values,
        meta: { path: 'bookings/calendar/prices' },
      })
      return data as SetPrices
    },
    async minimum(values: PropertyMinimums) {
      const { data } = await update({
        ...quietly,
        id: 'minimums',
        values,
        meta: { path: 'bookings/calendar/minimums' },
      })
      return data as SetArrivals
    },
  }
}

export type NightSteps = ReturnType<typeof useNightSteps>
