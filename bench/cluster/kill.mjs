import { setTimeout as pause } from 'node:timers/promises'
import { bound } from '../lib/figures.mjs'
import { query } from './database.mjs'
import { crowd, FREE_FROM, reservation } from './people.mjs'
import { opened } from './shape.mjs'

const AT_ONCE = 12
/** Few enough that most stays meet another. */
const PLACES = 20
const NIGHTS = 30
const EACH = 5
/** A client gives up after it, in ms. */
const PATIENCE = 60_000

/**
 * People want the same nights while processes are killed, and ask again with their key when they got no answer. Wanted: no night is
 * sold twice, whoever was told yes has it, once, and nobody who asked again is left without an answer.
 */
export async function hammered(folder, shared, { people }) {
  const cluster = await opened(folder, shared)
  const wanted = people.flatMap(({ token, at }) =>
    Array.from({ length: EACH }, (_, stay) => {
      const number = at * EACH + stay
      const property = 1 + (number % PLACES)
      return reservation({ property, first: FREE_FROM + ((number * 7) % NIGHTS), token, number })
    })
  )
  const losses = ['bin/server.js', 'door/server.js', 'bin/server.js', 'door/server.js']
  const answers = []
  let repeats = 0
  const ask = async ({ path, options }) => {
    let status = 0
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(200)) {
      const answer = await fetch(cluster.url + path, options).catch(() => null)
      const said = await answer?.json().catch(() => null)
      status = said ? answer.status : 0
      if (status > 0 && status < 500 && said.code !== 'E_STILL_RUNNING') return { status, said }
      repeats += 1
    }
    return { status, said: null }
  }
  let lost = 0
  await crowd(wanted, AT_ONCE, async (one, at) => {
    const isTime = at >= ((lost + 1) * wanted.length) / (losses.length + 1)
    if (isTime && lost < losses.length) cluster.lose(losses[lost++])
    answers.push(await ask(one))
  })

  const got = answers.filter(({ status }) => status === 201)
  const other = answers.filter(({ status }) => status !== 201 && status !== 409)
  console.log(
    `  ${answers.length} reservations of the same nights, ${got.length} got them; ${lost} processes killed, ${repeats} repeats`
  )
  for (const { status, said } of other.slice(0, 10)) console.log(`  ${status} ${said?.message}`)
  bound('5 reservations without an answer', other.length, 0, { unit: '' })
  const [{ stays, nights, held, twice }] = await query(
    shared.database,
    `with made as (select * from bookings
       where status in ('pending', 'confirmed') and guest_id in (select id from users where email like 'guest%@example.com'))
     select (select count(*) from made) as stays,
       (select sum(nights) from made) as nights,
       (select count(*) from booking_nights where booking_id in (select id from made)) as held,
       (select count(*) from made join bookings other on other.property_id = made.property_id and other.id <> made.id
         and other.status <> 'cancelled' and made.check_in < other.check_out and other.check_in < made.check_out) as twice`
  )
  console.log(`  ${stays} stays of ${nights} nights`)
  bound('5 nights sold twice', Number(twice), 0, { unit: '' })
  bound('5 nights of stays not held', Math.abs(nights - held), 0, { unit: '' })
  bound('5 stays that are not the answers', Math.abs(stays - got.length), 0, { unit: '' })
  await cluster.stop()
}
