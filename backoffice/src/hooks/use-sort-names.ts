import { useResourceParams } from '@refinedev/core'
import type { Choices } from '../providers/address'

/** The orders of the list on the screen; the first is its own, which is not in the address. */
export function useSortNames(): readonly string[] {
  const { resource } = useResourceParams()
  const { sort = [] } = (resource?.meta?.filters ?? {}) as Choices
  return sort instanceof RegExp ? [] : sort
}
