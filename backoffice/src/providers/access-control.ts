import type { AccessControlProvider } from '@refinedev/core'
import type { Booking, BookingAction } from '../api/types'
import { rowOf } from '../resources'
import { currentUser } from './auth'

/**
 * Who may see what: a resource is for the roles its row names, and a step of a booking for whoever
 * the server says (`booking.actions`). The server decides again on every call.
 */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource, action, params }) => {
    const { role } = await currentUser()
    const booking = params?.booking as Booking | undefined
    const row = rowOf(resource)

    return {
      can:
        Boolean(row?.roles.includes(role)) &&
        (!booking || booking.actions.includes(action as BookingAction)),
    }
  },
}
