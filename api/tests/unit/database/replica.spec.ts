import fc from 'fast-check'
import { test } from '@japa/runner'
import { LATE_MS, lagOf, marksAhead, type Mark } from '#domain/replica_lag'
import { inTurns } from '#services/database/in_turns'
import { Replica } from '#services/database/replica'
import { answerByReplica, type LineClient } from '#services/database/replica_lines'
import type { Position } from '#services/database/wal_position'

const here = { system: '7712', name: 'makao' }

/** Two servers as they are told to be, a clock that is set, and what was said. */
function aPair() {
  const pair = {
    now: 0,
    said: [] as string[],
    primary: { ...here, at: 100 } as Position | Error,
    standby: { ...here, at: 100 } as Position | Error,
    asks: { primary: 0, replica: 0 },
  }
  const server = (name: 'primary' | 'replica', facts: () => Position | Error) => ({
    async ask() {
      pair.asks[name]++
      const answer = facts()
      if (answer instanceof Error) throw answer
      return answer
    },
    close() {},
  })
  const replica = new Replica(
    {
      primary: server('primary', () => pair.primary),
      replica: server('replica', () => pair.standby),
    },
    { leftOut: (reason) => pair.said.push(reason), back: () => pair.said.push('back') },
    () => pair.now
  )
  return Object.assign(pair, { replica })
}

/** A pool of two lines that are open, of which none comes free. */
function aBusyPool(open: number) {
  const created: Parameters<LineClient['pool']['on']>[1][] = []
  const ended: number[] = []
  const line = (id: number) => ({ connection: { stream: { destroy: () => ended.push(id) } } })
  const client: LineClient = {
    pool: { max: 2, on: (event, heard) => event === 'createSuccess' && created.push(heard) },
    acquireConnection: () => Promise.reject(new Error('The pool is probably full')),
    releaseConnection: async () => {},
    _query: async () => {},
  }
  const primary = { ...client, acquireConnection: async () => line(99) }
  const fill = () => {
    for (let id = 1; id <= open; id++) created[0](id, line(id))
  }
  return { client, primary, ended, fill }
}

test.group('A replica', () => {
  test('is asked by nobody before a look, and then while it has all there is', async ({
    assert,
  }) => {
    const pair = aPair()
    assert.isFalse(await pair.replica.isCaughtUp())
    assert.equal(pair.replica.state, 'new')
    await pair.replica.look()
    assert.equal(pair.replica.state, 'answers')
    assert.isTrue(await pair.replica.isCaughtUp())
    pair.primary = { ...here, at: 101 }
    assert.isFalse(await pair.replica.isCaughtUp())
    pair.standby = { ...here, at: 101 }
    assert.isTrue(await pair.replica.isCaughtUp())
    assert.deepEqual(pair.said, [])
  })

  test('is not asked how far it is while nothing is written', async ({ assert }) => {
    const pair = aPair()
    await pair.replica.look()
    const { replica } = pair.asks
    assert.isTrue(await pair.replica.isCaughtUp())
    assert.equal(pair.asks.replica, replica)
    pair.replica.forget()
    assert.isTrue(await pair.replica.isCaughtUp())
    assert.equal(pair.asks.replica, replica + 1, 'another server may be there')
  })

  test('is left out while it is late, and taken back by itself, each said once', async ({
    assert,
  }) => {
    const pair = aPair()
    await pair.replica.look()
    pair.primary = { ...here, at: 200 }
    for (const ms of [0, 5000, LATE_MS]) {
      pair.now = ms
      await pair.replica.look()
    }
    assert.deepEqual(pair.said, [])
    assert.equal(pair.replica.lag, LATE_MS / 1000)
    for (const ms of [1, 1000]) {
      pair.now = LATE_MS + ms
      await pair.replica.look()
    }
    assert.deepEqual(pair.said, ['it is 10 s behind'])
    assert.equal(pair.replica.state, 'late')
    pair.standby = { ...here, at: 200 }
    await pair.replica.look()
    await pair.replica.look()
    assert.deepEqual(pair.said, ['it is 10 s behind', 'back'])
    assert.isTrue(await pair.replica.isCaughtUp())
    assert.equal(pair.replica.lag, 0)
  })

  test('is left out at once when it is away, and asked nothing until a look', async ({
    assert,
  }) => {
    const pair = aPair()
    await pair.replica.look()
    let ended = 0
    pair.replica.onLeaving = () => void ended++
    pair.standby = new Error('ECONNREFUSED')
    pair.primary = { ...here, at: 300 }
    await pair.replica.look()
    assert.deepEqual(pair.said, ['it is away: ECONNREFUSED'])
    assert.equal(pair.replica.state, 'away')
    assert.equal(ended, 1, 'who waits for it is answered by the primary')
    const { replica } = pair.asks
    assert.isFalse(await pair.replica.isCaughtUp())
    assert.equal(pair.asks.replica, replica)
    pair.standby = { ...here, at: 300 }
    await pair.replica.look()
    assert.deepEqual(pair.said.slice(1), ['back'])
  })

  test('is never asked: {because}')
    .with([
      { because: 'it is no standby: it writes by itself', standby: { ...here, at: null } },
      {
        because: 'it is a standby of another database',
        standby: { ...here, at: 100, system: '1' },
      },
      { because: 'it is a standby of another database', standby: { ...here, at: 100, name: 'x' } },
    ])
    .run(async ({ assert }, { because, standby }) => {
      const pair = aPair()
      pair.standby = standby
      await pair.replica.look()
      assert.isFalse(await pair.replica.isCaughtUp())
      assert.deepEqual(pair.said, [because])
      assert.equal(pair.replica.state, 'unfit')
    })

  test('is not asked while nobody knows what was written', async ({ assert }) => {
    const pair = aPair()
    await pair.replica.look()
    pair.primary = new Error('the primary is away')
    assert.isFalse(await pair.replica.isCaughtUp())
    await pair.replica.look()
    assert.deepEqual(pair.said, [])
  })
})

test.group('Asking in turns', () => {
  test('tells everybody what was so after they asked, with fewer questions', async ({ assert }) => {
    let clock = 0
    let questions = 0
    const ask = inTurns(async () => {
      questions++
      const seen = clock
      await new Promise(setImmediate)
      return seen
    })
    const answers = []
    for (let at = 0; at < 40; at++) {
      const asked = ++clock
      answers.push(ask().then((seen) => assert.isAtLeast(seen, asked)))
      if (at % 4 === 0) await new Promise(setImmediate)
    }
    await Promise.all(answers)
    assert.isBelow(questions, 20)
  })

  test('goes on after a question that failed', async ({ assert }) => {
    let isWell = false
    const ask = inTurns(() => (isWell ? Promise.resolve(1) : Promise.reject(new Error('away'))))
    await assert.rejects(ask, 'away')
    isWell = true
    assert.equal(await ask(), 1)
  })
})

test.group('How late a replica is', () => {
  test('is how long the oldest change has waited that it lacks, whatever comes', ({ assert }) => {
    const step = fc.record({ writes: fc.nat(3), replays: fc.nat(4) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const writtenBy: { at: number; position: number }[] = []
        let [written, replayed, marks] = [0, 0, [] as Mark[]]
        for (const [at, { writes, replays }] of steps.entries()) {
          for (let one = 0; one < writes; one++) writtenBy.push({ at, position: ++written })
          replayed = Math.min(written, replayed + replays)
          marks = marksAhead(marks, { at, written }, replayed)
          const oldest = writtenBy.find(({ position }) => position > replayed)
          assert.equal(lagOf(marks, at), oldest ? at - oldest.at : 0)
        }
      })
    )
  })
})

test.group('The lines of a replica', () => {
  for (const { title, open, isLeftOut } of [
    { title: 'that are all busy are no sign of its end', open: 2, isLeftOut: false },
    { title: 'are hung up when it takes no further one', open: 1, isLeftOut: true },
  ]) {
    test(title, async ({ assert }) => {
      const pair = aPair()
      await pair.replica.look()
      const { client, primary, ended, fill } = aBusyPool(open)
      answerByReplica(
        client,
        () => primary,
        pair.replica,
        async () => true
      )
      fill()
      const { connection } = await client.acquireConnection()
      assert.exists(connection, 'of the primary')
      assert.equal(pair.replica.state, isLeftOut ? 'away' : 'answers')
      assert.deepEqual(ended, isLeftOut ? [1] : [])
    })
  }
})
