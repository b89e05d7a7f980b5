import { todayInNairobi } from '#domain/stay'
import type User from '#models/user'
import { bookingsOf } from '#queries/bookings/list_bookings'
import { page } from '#services/database/page'

const SHOWN = 10

/** Arrivals and departures of today, in the scope of `listBookings`. Overdue ones are included; done ones stay. */
export async function staysOfToday(viewer: User) {
  const today = todayInNairobi()
  const arrivals = bookingsOf(viewer).where((either) => {
    either
      .where((due) => {
        due.where('status', 'confirmed').where('check_in', '<=', today)
        due.where('check_out', '>', today)
      })
      .orWhere((come) => {
        come.where('status', 'checked-in').where('check_in', today)
      })
  })
  const departures = bookingsOf(viewer).where((either) => {
    either
      .where((due) => {
        due.where('status', 'checked-in').where('check_out', '<=', today)
      })
      .orWhere((gone) => {
        gone.where('status', 'checked-out')
        gone.whereRaw('coalesce(departed_on, check_out) = ?', [today])
      })
  })
  return {
    date: today,
    arrivals: await shown(arrivals, 'check_in'),
    departures: await shown(departures, 'check_out'),
  }
}

type Query = ReturnType<typeof bookingsOf>

async function shown(query: Query, dueOn: 'check_in' | 'check_out') {
  query.withScopes((scopes) => scopes.withDetails())
  const { rows, pagination } = await page(query.orderBy(dueOn).orderBy('id'), { limit: SHOWN })
  return { total: pagination.total, stays: rows }
}
