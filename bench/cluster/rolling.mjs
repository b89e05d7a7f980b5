import { setTimeout as pause } from 'node:timers/promises'
import { bound } from '../lib/figures.mjs'
import { query } from './database.mjs'
import { call, crowd, everyday } from './people.mjs'
import { opened } from './shape.mjs'

const AT_ONCE = 12
/** Messages to support that one address may send in an hour, of which more are tried. */
const LIMIT = 5
const MESSAGES = 40
const NEWCOMERS = 40
const WRITER = 'achieng@example.com'
/** Between two rounds, in ms: a start takes much of the machine. */
const REST = 10_000

/**
 * Replaces every process again and again under a load. Wanted: no request fails, a limit counts once over all processes, a letter
 * goes once, and each reservation is there once.
 */
export async function rolling(folder, shared, { requests, people }) {
  const cluster = await opened(folder, shared)
  const failures = []
  let asked = 0
  const ask = async ({ path, options, expected }) => {
    asked += 1
    try {
      const answer = await fetch(cluster.url + path, options)
      await answer.arrayBuffer()
      if (!expected.includes(answer.status)) failures.push(`${path}: ${answer.status}`)
      return answer.status
    } catch (error) {
      failures.push(`${path}: ${error.cause ?? error}`)
    }
  }
  const load = everyday(requests - MESSAGES - NEWCOMERS, people)
  const startedAt = performance.now()
  const working = crowd(load, AT_ONCE, ask)
  let isOver = false
  void working.then(() => (isOver = true))
  const statuses = []
  const apart = async () => {
    for (let number = 0; number < MESSAGES; number++) {
      statuses.push(await ask(message(number)))
      await ask(newcomer(number))
      await pause(requests / 100)
    }
  }
  const others = apart()
  let times = 0
  for (; !isOver || times === 0; times++) {
    await cluster.replaceAll()
    await Promise.race([working, pause(REST)])
  }
  await Promise.all([working, others])
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `  ${asked} requests in ${seconds.toFixed(0)} s, while all five processes were replaced ${times} times`
  )
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
  bound('5 requests that failed in rolling restarts', failures.length, 0, { unit: '' })
  const taken = statuses.filter((status) => status === 201).length
  bound('5 messages beyond a limit of all processes', Math.abs(taken - LIMIT), 0, { unit: '' })

  const wanted = load.filter(({ path }) => path === '/api/v1/bookings').length
  const [{ count }] = await query(
    shared.database,
    'select count(*) from bookings where created_at > $1',
    [new Date(Date.now() - (performance.now() - startedAt) - 1000)]
  )
  bound('5 reservations not there once', Math.abs(Number(count) - wanted), 0, { unit: '' })
  await carried(shared.database)
  /** Whoever writes to support again and again gets the same answer each time. */
  const letters = cluster.post.letters.filter((letter) => !letter.includes(`To: ${WRITER}`))
  const again = letters.length - new Set(letters.map(lasting)).size
  bound('5 letters that went twice', again, 0, { unit: '' })
  const to = (whom) => letters.filter((letter) => letter.includes(`To: ${whom}`)).length
  const awaited = wanted + NEWCOMERS
  console.log(
    `  ${to('guest')} letters of ${wanted} reservations, ${to('newcomer')} of ${NEWCOMERS} newcomers`
  )
  bound('5 letters missing', awaited - to('guest') - to('newcomer'), 0, { unit: '' })
  await cluster.stop()
}

const message = (number) =>
  call(
    '/contacts',
    {
      fullName: 'Achieng Odhiambo',
      email: WRITER,
      phone: '+254712345678',
      subject: 'A question',
      message: `Is there a place near the lake, asked for the ${number}th time?`,
    },
    { expected: [201, 429] }
  )

const newcomer = (number) =>
  call(
    '/auth/register',
    {
      firstName: 'Wanjiku',
      lastName: 'Kamau',
      email: `newcomer${number}@example.com`,
      phone: '0712 345 678',
      password: 'tamu-sana-7',
      role: 'guest',
    },
    { number }
  )

/** Without what each sending makes anew. */
const lasting = (letter) =>
  letter.replace(/^(Message-ID|Date):.*$/gim, '').replaceAll(/--_NmP-[\w-]+/g, '')

/** Until every letter has left; two minutes at most without one that does. */
async function carried(database) {
  let before = Infinity
  for (let still = 0; still < 120; still++) {
    const [{ count }] = await query(
      database,
      "select count(*) from queue_jobs where status in ('pending', 'active', 'delayed') and data like '%SendMail%'"
    )
    if (Number(count) === 0) return
    if (Number(count) < before) still = 0
    before = Number(count)
    await pause(1000)
  }
  throw new Error(`${before} letters did not leave`)
}
