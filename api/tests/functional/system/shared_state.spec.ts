import { randomInt, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { registration } from '#tests/helpers/auth'
import { day } from '#tests/helpers/days'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { LiveStream } from '#tests/helpers/live_stream'
import { findRedis } from '#tests/helpers/redis'
import { ServerProcess } from '#tests/helpers/server_process'
import { TcpProxy } from '#tests/helpers/tcp_proxy'

const redisUrl = process.env.DATABASE_URL ? await findRedis() : null

/** Of this run: Redis remembers what others have sent. */
const network = `41.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const HAMMERS = 24
const LETTERS = 10

/** Of messages to support by one address in an hour. */
const LIMIT = 5

const write = (server: ServerProcess, email: string) =>
  send(server, '/contacts', {
    fullName: 'Achieng Odhiambo',
    email,
    phone: '+254712345678',
    subject: 'A question',
    message: 'Is there a place near the lake?',
  })

async function send(server: ServerProcess, path: string, body: object, token?: string) {
  const { status } = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': network,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return status
}

/** To whom a process has carried letters. */
async function lettersOf({ env }: ServerProcess) {
  const outbox = join(env.STORAGE_PATH!, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  const letters = names.filter((name) => name.endsWith('.json'))
  const read = letters.map((name) => readFile(join(outbox, name), 'utf8'))
  const texts = await Promise.all(read)
  return texts.flatMap((text) => (JSON.parse(text) as { to: string[] }).to)
}

const someone = () => `${randomUUID()}@example.com`

/** Messages to two processes in turn. @returns what they answered */
async function writeInTurns(servers: ServerProcess[], email: string, count = LIMIT + 1) {
  const statuses = []
  for (let at = 0; at < count; at++) {
    statuses.push(await write(servers[at % servers.length], email))
  }
  return statuses
}

const ALLOWED_THEN_REFUSED = [...Array<number>(LIMIT).fill(201), 429]

async function tokenOf(person: User) {
  const token = await User.accessTokens.create(person, ['*'], { expiresIn: 3600 })
  return token.value!.release()
}

/** Whether a guest's window on one process hears what a host does on the other. */
async function hearsAcross(one: ServerProcess, other: ServerProcess) {
  const booking = await BookingFactory.create()
  const guest = await User.findOrFail(booking.guestId)
  const host = await User.findOrFail(booking.hostId)
  const stream = await LiveStream.open(await tokenOf(guest), one.url)
  await fetch(`${other.url}/api/v1/bookings/${booking.id}/approve`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'authorization': `Bearer ${await tokenOf(host)}`,
    },
    body: '{}',
  })
  const hears = await stream.hears({ resource: 'bookings', type: 'updated', ids: [booking.id] })
  stream.close()
  return hears
}

/** How many places for so many guests a process finds. */
async function countFor(guests: number, { url }: ServerProcess) {
  const answer = await fetch(`${url}/api/v1/properties?guests=${guests}`)
  const { pagination } = (await answer.json()) as { pagination: { total: number } }
  return pagination.total
}

const SCHEDULES = 'queue_schedules'

/** Of what runs by the clock: those that run each minute may do so meanwhile. */
async function runCounts() {
  const byClock = db.from(SCHEDULES).whereNotNull('cron_expression')
  const rows = await byClock.select('id', 'run_count').orderBy('id')
  return rows.map(({ id, run_count: runs }) => [id, Number(runs)] as const)
}

/** Waits until something is so, for half a minute at most. */
async function until(isSo: () => Promise<boolean>) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(100))
    if (await isSo()) return true
  return false
}

test.group('Two processes on one Redis', (group) => {
  group.tap((one) => {
    if (!process.env.DATABASE_URL) return one.skip(true, 'One process owns a file of SQLite')
    return one.skip(
      !redisUrl && !process.env.CI,
      'No Redis answers at 127.0.0.1:6379, and there is no redis-server to start'
    )
  })
  const servers: ServerProcess[] = []
  let line: TcpProxy

  group.setup(async () => {
    if (!process.env.DATABASE_URL || !redisUrl) return
    await emptyDatabase()
    line = new TcpProxy({ host: redisUrl.hostname, port: Number(redisUrl.port || 6379) })
    await line.mend()
    const REDIS_URL = `redis://127.0.0.1:${line.port}${redisUrl.pathname}`
    for (const DEMO of ['true', 'true']) {
      servers.push(
        await ServerProcess.prepare({ DEMO, REDIS_URL, LIMITER_STORE: '', LOG_LEVEL: 'info' })
      )
    }
    await Promise.all(servers.map((server) => server.start()))
  })
  group.teardown(async () => {
    await Promise.all(servers.map((server) => server.dispose()))
    if (!line) return
    await line.cut()
    await emptyDatabase()
  })

  test('a limit counts once over both, an event reaches the other, a schedule runs once', async ({
    assert,
  }) => {
    const [one, other] = servers
    assert.deepEqual(await writeInTurns(servers, someone()), ALLOWED_THEN_REFUSED, one.output)
    const counted = await db.from('rate_limits').first()
    assert.isNull(counted, 'the database counts nothing while Redis does')

    assert.isTrue(await until(() => hearsAcross(one, other)), one.output + other.output)

    const before = await runCounts()
    assert.isAtLeast(before.length, 5)
    await db.from(SCHEDULES).update({ next_run_at: new Date(Date.now() - 1000) })
    const once = before.map(([id, runs]) => [id, runs + 1] as const)
    const isRun = async () => {
      const now = await runCounts()
      return now.every(([, runs], at) => runs >= once[at]![1])
    }
    assert.isTrue(await until(isRun), one.output + other.output)
    assert.deepEqual(await runCounts(), once)
  }).timeout(90_000)

  test('what one counted is counted anew once the other has changed a listing', async ({
    assert,
  }) => {
    const [one, other] = servers
    const property = await PropertyFactory.merge({ maxGuests: 4 }).create()
    const host = await User.findOrFail(property.hostId)
    assert.equal(await countFor(13, one), 0)
    const changed = await fetch(`${other.url}/api/v1/properties/${property.id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'authorization': `Bearer ${await tokenOf(host)}`,
      },
      body: JSON.stringify({ maxGuests: 13 }),
    })
    assert.equal(changed.status, 200, other.output)
    const changedAt = Date.now()
    assert.isTrue(await until(async () => (await countFor(13, one)) === 1), one.output)
    assert.isBelow(Date.now() - changedAt, 5000, 'a count is kept for ten seconds')
  }).timeout(60_000)

  test('reservations on both at once sell no night twice, and a letter goes once', async ({
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const guests = await UserFactory.createMany(HAMMERS)
    const tokens = await Promise.all(guests.map(tokenOf))
    const stay = (at: number) => ({
      property: property.id,
      checkIn: day(3 + (at % 3)),
      checkOut: day(5 + (at % 3)),
      guests: { adults: 1, children: 0 },
    })
    const answers = await Promise.all(
      tokens.map((token, at) => send(servers[at % 2], '/bookings', stay(at), token))
    )
    const nights = await db.from('booking_nights').where('property_id', property.id)
    const taken = answers.filter((status) => status === 201)
    assert.equal(nights.length, taken.length * 2)
    assert.isAtLeast(taken.length, 1)
    assert.sameMembers([...new Set(answers)], [201, 409])

    const emails = Array.from({ length: LETTERS }, someone)
    await Promise.all(
      emails.map((email, at) => send(servers[at % 2], '/auth/register', registration({ email })))
    )
    const receivers = async () => {
      const letters = await Promise.all(servers.map(lettersOf))
      return letters.flat().filter((to) => emails.includes(to))
    }
    const isCarried = async () => {
      const waiting = await db.from('queue_jobs').where('data', 'like', '%SendMail%').first()
      const found = await receivers()
      return waiting === null && found.length >= LETTERS
    }
    assert.isTrue(await until(isCarried))
    assert.sameMembers(await receivers(), emails)
  }).timeout(60_000)

  test('while Redis is away limits count in the database and nothing fails; it comes back by itself', async ({
    assert,
    cleanup,
  }) => {
    const [one, other] = servers
    const person = await UserFactory.create()
    const token = await tokenOf(person)

    await line.cut()
    assert.deepEqual(await writeInTurns(servers, someone()), ALLOWED_THEN_REFUSED, one.output)
    assert.isNotNull(await db.from('rate_limits').first())
    const health = await fetch(`${other.url}/api/v1/health`)
    assert.equal(health.status, 200)
    const deaf = await LiveStream.open(token, one.url)
    cleanup(() => deaf.close())
    assert.equal(deaf.status, 200, 'streams are opened, and hear of their own process')

    await line.mend()
    assert.isTrue(
      await until(async () => deaf.isOver),
      'windows open their streams again, and ask for what they missed'
    )
    assert.isTrue(
      await until(async () => servers.every(({ output }) => output.includes('Redis is back'))),
      one.output + other.output
    )
    assert.isTrue(await until(() => hearsAcross(one, other)))
    await db.from('rate_limits').delete()
    assert.deepEqual(await writeInTurns(servers, someone()), ALLOWED_THEN_REFUSED)
    assert.isNull(await db.from('rate_limits').first())
    const times = (words: RegExp) => servers.map(({ output }) => output.match(words)?.length)
    assert.deepEqual(times(/Redis is away/g), times(/Redis is back/g), 'not said at every try')

    await line.cut()
    const ends = await Promise.all(servers.map((server) => server.stop()))
    assert.deepEqual(
      ends.map(({ code }) => code),
      [0, 0],
      'they stop without it, too'
    )
    await line.mend()
  }).timeout(60_000)
})
