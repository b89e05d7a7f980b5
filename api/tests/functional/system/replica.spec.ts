import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import pg from 'pg'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { lookAtReplica } from '#services/database/look_at_replica'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { PostgresPair } from '#tests/helpers/postgres_pair'
import { ServerProcess } from '#tests/helpers/server_process'
import { TcpProxy } from '#tests/helpers/tcp_proxy'

const METRICS_TOKEN = 'replica-test-only-token-0123456789'

/** Writes, each followed by a stranger's look. */
const TURNS = 30

/** As somebody whose writes survive a power cut, unlike those of tests. */
async function once(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString, options: '-c synchronous_commit=on' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test.group('A replica of PostgreSQL', (group) => {
  let pair: PostgresPair | null = null
  let line: TcpProxy
  let server: ServerProcess
  let place: { id: number; host: string }
  let admin: string

  group.tap((one) => one.skip(!process.env.DATABASE_URL, 'SQLite has none').timeout(60_000))

  group.setup(async () => {
    if (!process.env.DATABASE_URL) return
    pair = await PostgresPair.find()
    if (!pair && process.env.CI) throw new Error('There is no PostgreSQL to start')
    if (!pair) return
    await Promise.all([pair.start(), emptyDatabase()])
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const token = await User.accessTokens.create(host, ['*'], { expiresIn: 3600 })
    const operator = await UserFactory.apply('admin').create()
    const pass = await User.accessTokens.create(operator, ['*'], { expiresIn: 3600 })
    admin = pass.value!.release()
    place = { id: property.id, host: token.value!.release() }
    await pair.copyOf(process.env.DATABASE_URL)
    line = new TcpProxy({ host: '127.0.0.1', port: Number(new URL(pair.standby).port) })
    await line.mend()
    const near = new URL(pair.standby)
    near.port = String(line.port)
    server = await ServerProcess.prepare({
      DEMO: 'true',
      DATABASE_URL: pair.primary,
      DATABASE_REPLICA_URL: near.href,
      PGOPTIONS: '',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      METRICS_TOKEN,
    })
    await server.start()
  })

  group.teardown(async () => {
    await server?.dispose()
    await line?.cut().catch(() => {})
    await pair?.dispose()
    if (pair) await emptyDatabase()
  })

  const ask = (path: string, init: RequestInit = {}) => fetch(`${server.url}/api/v1${path}`, init)

  /** The title of the only place, as a stranger's search has it. */
  async function titleFound() {
    const answer = await ask('/properties?sort=-createdAt')
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}\n${server.output}`)
    return /"title":"([^"]*)"/.exec(text)?.[1]
  }

  async function rename(title: string) {
    const answer = await ask(`/properties/${place.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'authorization': `Bearer ${place.host}` },
      body: JSON.stringify({ title }),
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  }

  /** What the process says of its replica. */
  async function figures() {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const answer = await fetch(`${server.url}/metrics`, { headers })
    const text = await answer.text()
    const of = (series: string) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${series} `))
          ?.split(' ')[1]
      )
    return {
      byReplica: of('makao_strangers_reads_total{server="replica"}'),
      byPrimary: of('makao_strangers_reads_total{server="primary"}'),
      lag: of('makao_replica_lag_seconds'),
      answers: of('makao_replica_answers'),
    }
  }

  /** What admins read of it. */
  async function shown() {
    const answer = await ask('/system', { headers: { authorization: `Bearer ${admin}` } })
    const { data } = (await answer.json()) as { data: { replica: unknown } }
    return data.replica as { level: string; state: string; lagSeconds: number } | null
  }

  /** Waits until strangers are answered by the replica again. */
  async function untilItAnswers() {
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
      const before = await figures()
      await titleFound()
      const { byReplica, answers } = await figures()
      if (answers === 1 && byReplica > before.byReplica) return
    }
    throw new Error(`the replica does not answer again\n${server.output}`)
  }

  const byAnotherProcess = (statement: string) => once(pair!.primary, statement)
  const onStandby = (statement: string) => once(pair!.standby, statement)

  test('answers what strangers read, and nothing of anybody with a session', async ({ assert }) => {
    await untilItAnswers()
    const before = await figures()
    await titleFound()
    const strangers = await figures()
    assert.isAbove(strangers.byReplica, before.byReplica)
    assert.equal(strangers.byPrimary, before.byPrimary)
    for (const token of [place.host, 'oat_of.nobody']) {
      await ask('/properties', { headers: { authorization: `Bearer ${token}` } })
    }
    assert.deepEqual(await figures(), strangers)
    assert.deepEqual(await shown(), { level: 'good', state: 'answers', lagSeconds: 0 })
  }).skip(() => !pair, 'There is no PostgreSQL to start')

  test('shows on the next page what somebody has just written, however late it is', async ({
    assert,
    cleanup,
  }) => {
    for (let turn = 0; turn < TURNS; turn++) {
      if (turn % 2) await rename(`Nyumba ${turn}`)
      else await byAnotherProcess(`update properties set title = 'Nyumba ${turn}'`)
      assert.equal(await titleFound(), `Nyumba ${turn}`)
    }
    const followed = await figures()
    await onStandby('select pg_wal_replay_pause()')
    cleanup(() => onStandby('select pg_wal_replay_resume()'))
    await rename('Nyumba mpya')
    for (let turn = 0; turn < 5; turn++) assert.equal(await titleFound(), 'Nyumba mpya')
    const late = await figures()
    assert.equal(late.byReplica, followed.byReplica)
    assert.isAbove(late.byPrimary, followed.byPrimary)
    await pause(1200)
    const { lag } = await figures()
    assert.isAbove(lag, 0)
    const behind = await shown()
    assert.isAtLeast(behind!.lagSeconds, 1)
    await onStandby('select pg_wal_replay_resume()')
    await untilItAnswers()
    assert.equal(await titleFound(), 'Nyumba mpya')
  }).skip(() => !pair, 'There is no PostgreSQL to start')

  test('that is {$self} fails no request, and is taken back by itself')
    .with(['gone', 'frozen'] as const)
    .run(async ({ assert }, away) => {
      await untilItAnswers()
      let isOver = false
      const readers = Array.from({ length: 4 }, async () => {
        for (let count = 0; ; count++) {
          if (isOver) return count
          await titleFound()
        }
      })
      await pause(200)
      if (away === 'gone') await line.cut()
      else line.freeze()
      for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
        const { answers } = await figures()
        if (answers === 0) break
      }
      const out = await figures()
      assert.equal(out.answers, 0)
      assert.containsSubset(await shown(), { level: 'warning', state: 'away' })
      await titleFound()
      const later = await figures()
      assert.isAbove(later.byPrimary, out.byPrimary)
      if (away === 'frozen') await line.cut()
      await line.mend()
      await untilItAnswers()
      isOver = true
      for (const count of await Promise.all(readers)) assert.isAbove(count, 0)
      const times = (words: RegExp) => server.output.match(words)?.length
      assert.equal(times(/The replica is left out/g), times(/The replica answers again/g))
    })
    .skip(() => !pair, 'There is no PostgreSQL to start')

  test('is looked at by the doctor', async ({ assert }) => {
    const { primary, standby } = pair!
    assert.deepEqual(await lookAtReplica(primary, standby), { unfit: null, lacks: 0 })
    const { unfit } = await lookAtReplica(primary, primary)
    assert.match(unfit!, /no standby/)
    const nobody = standby.replace(/:\d+\//, ':1/')
    assert.deepEqual(await lookAtReplica(primary, nobody), { unfit: null, lacks: null })
  }).skip(() => !pair, 'There is no PostgreSQL to start')

  test('that is frozen does not hold up the end of its process', async ({ assert }) => {
    line.freeze()
    const { code, ms } = await server.stop()
    assert.equal(code, 0, server.output)
    assert.isBelow(ms, 10_000)
  }).skip(() => !pair, 'There is no PostgreSQL to start')
})
