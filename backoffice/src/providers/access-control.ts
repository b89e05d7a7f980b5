import type { AccessControlProvider } from '@refinedev/core'
import type { Access, Booking, BookingAction } from '../api/types'
import { rowOf } from '../resources'
import { ACCESS, isFor } from './access'
import { ME } from './auth'
import { queryClient } from './query-client'

/**
 * Asks the API's answers: `GET /access` for screens, `booking.actions` for steps. The API enforces
 * both on every call.
 */
export const accessControlProvider: AccessControlProvider = {
  options: { queryOptions: { networkMode: 'always' } },
  can: async ({ resource = '', action, params }) => {
    const [{ role }, access] = await Promise.all([lastKnown(ME), lastKnown(ACCESS)])
    const booking = params?.booking as Booking | undefined
    const row = rowOf(resource)

    return {
      can:
        row !== undefined &&
        isFor(row, role, access) &&
        said(access, resource, action) !== false &&
        (!booking || booking.actions.includes(action as BookingAction)),
    }
  },
}

/** Old answers count until there are new ones: without a network the desk still opens. */
const lastKnown = <Answer>(query: { queryKey: string[]; queryFn: () => Promise<Answer> }) =>
  queryClient.ensureQueryData({ ...query, revalidateIfStale: true })

/** The API's answer for this action; undefined when it has none. */
function said(access: Access, resource: string, action: string): boolean | undefined {
  const answers: Record<string, Record<string, boolean> | undefined> = access
  return answers[resource]?.[action]
}
