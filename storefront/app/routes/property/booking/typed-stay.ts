import type { Stay } from '~/components/stay-picker/calendar-rules'

/**
 * The dates in the browser's own fields after one of them was typed into: both, since they may have been chosen before
 * scripts ran. A check-out that is not after a new check-in goes.
 */
export function typedStay(box: HTMLElement | null, typed: keyof Stay): Stay {
  const fields = box?.querySelectorAll('input') ?? []
  const [checkIn = '', checkOut = ''] = Array.from(fields, ({ value }) => value)
  return { checkIn, checkOut: typed === 'checkOut' || checkOut > checkIn ? checkOut : '' }
}
