import { todayInNairobi } from '#domain/stay'
import type User from '#models/user'
import { bookingsOf } from '#queries/bookings/list_bookings'

/** Stays shown on each side; who has more opens the list. */
const SHOWN = 10

/**
 * Who comes and who leaves today, in the scope of `listBookings`. Somebody who was due before and has not been
 * checked in or out is still awaited; who has been today stays in sight, crossed off.
 */
export async function staysOfToday(viewer: User) {
  const today = todayInNairobi()
  const arrivals = () =>
    bookingsOf(viewer).where((either) => {
      either
        .where((due) => {
          due.where('status', 'confirmed').where('check_in', '<=', today)
          due.where('check_out', '>', today)
        })
        .orWhere((come) => {
          come.where('status', 'checked-in').where('check_in', today)
        })
    })
  const departures = () =>
    bookingsOf(viewer).where((either) => {
      either
        .where((due) => {
          due.where('status', 'checked-in').where('check_out', '<=', today)
        })
        .orWhere((gone) => {
          gone.where('status', 'checked-out').where('check_out', today)
        })
    })
  return {
    date: today,
    arrivals: await shown(arrivals, 'check_in'),
    departures: await shown(departures, 'check_out'),
  }
}

type Query = ReturnType<typeof bookingsOf>

async function shown(matching: () => Query, dueOn: 'check_in' | 'check_out') {
  const counted = await matching().count('* as total').pojo<{ total: number }>().first()
  const stays = await matching()
    .withScopes((scopes) => scopes.withDetails())
    .orderBy(dueOn)
    .orderBy('id')
    .limit(SHOWN)
  return { total: Number(counted?.total ?? 0), stays }
}
