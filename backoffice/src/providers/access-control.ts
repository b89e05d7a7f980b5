import type { AccessControlProvider } from '@refinedev/core'
import type { Access, Booking, BookingAction } from '../api/types'
import { rowOf } from '../resources'
import { currentAccess, isFor } from './access'
import { currentUser } from './auth'

/**
 * Who may see and do what. It is the API's word: of a screen and of what can be created and exported
 * `GET /access`, of a step of a booking `booking.actions`. The API decides again on every call.
 */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource = '', action, params }) => {
    const [{ role }, access] = await Promise.all([currentUser(), currentAccess()])
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

/** What the API says of this very action; undefined where it has no word for it. */
function said(access: Access, resource: string, action: string): boolean | undefined {
  const answers: Record<string, Record<string, boolean> | undefined> = access
  return answers[resource]?.[action]
}
