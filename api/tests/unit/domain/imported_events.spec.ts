import { test } from '@japa/runner'
import fc from 'fast-check'
import { pauseAfter, retryAfterOf } from '#domain/calendar_feeds'
import { believed, judged, type ToldStretch } from '#domain/calendar_echoes'
import {
  kindOf,
  mergeEvents,
  reconcileNights,
  type Claim,
  type EventKind,
  type FoundEvent,
  type KeptEvent,
  type Look,
  type TakenNight,
} from '#domain/imported_events'

const TODAY = 1000

const event = (key: string, first: number, end: number, kind: EventKind = 'stay') =>
  ({ key, first: TODAY + first, end: TODAY + end, kind, echo: false }) satisfies FoundEvent
const kept = (id: number, one: FoundEvent, more: Partial<KeptEvent> = {}): KeptEvent => ({
  ...one,
  id,
  missed: 0,
  ...more,
})
const merge = (keptOnes: KeptEvent[], found: FoundEvent[], more: Partial<Look> = {}) =>
  mergeEvents({
    kept: keptOnes,
    found,
    today: TODAY,
    isWhole: true,
    mayRelease: false,
    ...more,
  })
const nothing = { add: [], change: [], count: [], remove: [], held: 0 }

test.group('What a look at a calendar changes', () => {
  const one = event('one', 3, 5)
  const two = event('two', 8, 9)

  test('new events come, the same ones stay', ({ assert }) => {
    assert.deepEqual(merge([], [one, two]), { ...nothing, add: [one, two] })
    assert.deepEqual(merge([kept(1, one)], [one]), nothing)
  })

  test('an event moves under its key', ({ assert }) => {
    const moved = event('one', 4, 7)
    assert.deepEqual(merge([kept(1, one)], [moved]).change, [{ id: 1, ...moved }])
  })

  test('one that was over and is told anew stays, with its new nights', ({ assert }) => {
    for (const end of [0, -1]) {
      const longer = event('one', -2, 2)
      assert.deepEqual(merge([kept(1, event('one', -2, end))], [longer]), {
        ...nothing,
        change: [{ id: 1, ...longer }],
      })
    }
  })

  test('one that is gone goes with the second look', ({ assert }) => {
    assert.deepEqual(merge([kept(1, one), kept(2, two)], [two]), {
      ...nothing,
      count: [{ id: 1, missed: 1 }],
    })
    assert.deepEqual(merge([kept(1, one, { missed: 1 }), kept(2, two)], [two]), {
      ...nothing,
      remove: [1],
    })
    assert.deepEqual(merge([kept(1, one, { missed: 1 })], [one]), {
      ...nothing,
      count: [{ id: 1, missed: 0 }],
    })
  })

  test('a calendar that could not be read in full takes and releases nothing', ({ assert }) => {
    const before = [kept(1, one, { missed: 1 })]
    assert.deepEqual(merge(before, [two], { isWhole: false }), { ...nothing, add: [two] })
  })

  test('an empty calendar frees nothing until the host says so', ({ assert }) => {
    assert.deepEqual(merge([kept(1, one)], []), { ...nothing, held: 1 })
    assert.deepEqual(merge([kept(1, one, { missed: 5 })], []), { ...nothing, held: 1 })
    assert.deepEqual(merge([kept(1, one)], [], { mayRelease: true }), { ...nothing, remove: [1] })
  })

  test('so does one that has lost many at once', ({ assert }) => {
    const many = [1, 2, 3, 4, 5, 6].map((day) => event(`e${day}`, day, day + 1))
    const before = many.map((night, index) => kept(index + 1, night))
    assert.equal(merge(before, many.slice(0, 2)).held, 4)
    assert.equal(merge(before, many.slice(0, 3)).held, 0)
    assert.lengthOf(merge(before, many.slice(0, 3)).count, 3)
  })

  test('the same nights under other UIDs are not gone', ({ assert }) => {
    const many = [1, 2, 3, 4, 5, 6].map((day) => event(`e${day}`, day, day + 1))
    const other = many.map((night) => ({ ...night, key: `${night.key}-next` }))
    const before = many.map((night, index) => kept(index + 1, night))
    assert.equal(merge(before, other).held, 0)
    assert.lengthOf(merge(before, other).add, 6)
    assert.equal(merge(before, [event('all', 1, 4), event('rest', 3, 7)]).held, 0)
    assert.equal(merge(before, [event('end', 6, 7), event('begin', 0, 2)]).held, 4)
  })

  test('a running stay stays to its end, a long closed stretch does not', ({ assert }) => {
    const running = kept(1, event('running', -2, 3))
    assert.deepEqual(merge([running], [one]), { ...nothing, add: [one] })
    const closed = kept(1, event('closed', -2, 300, 'closed'), { missed: 1 })
    assert.deepEqual(merge([closed], [one]).remove, [1])
    const over = kept(1, event('over', -5, 0))
    assert.deepEqual(merge([over], []).remove, [1])
  })
})

test.group('An event of ours that comes back', () => {
  const told = (first: number, end: number, block = false): ToldStretch => {
    return { first: TODAY + first, end: TODAY + end, block }
  }
  /** Nights kept free beside a stay, and a block that follows. */
  const ours = [told(2, 3), told(3, 5), told(5, 6), told(6, 9, true), told(12, 14)]
  const judge = (one: FoundEvent, before: KeptEvent[], known = ours, today = 0) =>
    judged(one, known, {
      kept: new Map(before.map((row) => [row.key, row])),
      today: TODAY + today,
    })
  const seen = (one: FoundEvent, before: KeptEvent[] = [], known = ours, today = 0) =>
    judge(one, before, known, today).map(({ first, end, echo }) => [
      first - TODAY,
      end - TODAY,
      echo,
    ])

  test('is whole stretches that were told, one or several in a row', ({ assert }) => {
    for (const [first, end] of [
      [3, 5],
      [2, 3],
      [2, 6],
      [3, 6],
      [12, 14],
    ]) {
      assert.deepEqual(seen(event('x', first, end, 'unclear')), [[first, end, true]])
    }
  })

  test('is none with a night more or less, over a gap, or before anything was told', ({
    assert,
  }) => {
    for (const [first, end] of [
      [3, 4],
      [4, 5],
      [3, 7],
      [1, 6],
      [3, 14],
    ]) {
      assert.deepEqual(seen(event('x', first, end, 'unclear')), [[first, end, false]])
    }
    assert.deepEqual(seen(event('x', 3, 5, 'unclear'), [], []), [[3, 5, false]])
  })

  test('comes in parts where a block was joined with a stay, and waits behind the block alone', ({
    assert,
  }) => {
    const joined = event('f'.repeat(64), 2, 9, 'unclear')
    const parts = [
      [2, 6, true],
      [6, 9, false],
    ]
    assert.deepEqual(seen(joined), parts)
    assert.deepEqual(seen(event('x', 6, 9, 'unclear')), [[6, 9, false]])

    const before = judge(joined, []).map((part, id) => kept(id, part))
    assert.deepEqual(seen(joined, before, []), parts, 'whatever is told by now')
    assert.deepEqual(merge(before, judge(joined, before, [])), nothing)
    const shorter = event(joined.key, 2, 8, 'unclear')
    assert.deepEqual(seen(shorter, before, []), [[2, 8, false]], 'it has changed')
    assert.isTrue(before.every(({ key }) => key.length <= 64))
  })

  test('is one on every day of a running stay, wherever its calendar begins', ({ assert }) => {
    for (const [from, toldFrom] of [
      [4, 3],
      [3, 4],
      [4, 4],
    ]) {
      const running = event('x', from, 5, 'unclear')
      assert.deepEqual(seen(running, [], [told(toldFrom, 5)], 4), [[from, 5, true]])
      const known = kept(1, { ...event('x', 3, 5, 'unclear'), echo: true })
      assert.deepEqual(seen(running, [known], [], 4), [[from, 5, true]], 'once it is known')
    }
    assert.deepEqual(seen(event('x', 3, 5, 'unclear'), [], [told(4, 5)], 3), [[3, 5, false]])
  })

  test('stays in its parts when the first of them is over', ({ assert }) => {
    const joined = event('f'.repeat(64), 3, 9, 'unclear')
    const known = [told(3, 6, true), told(6, 9)]
    const [block, stay] = judge(joined, [], known).map((part, id) => kept(id, part))
    assert.deepEqual([block.echo, stay.echo], [false, true])
    for (const first of [3, 7]) {
      const now = event(joined.key, first, 9, 'unclear')
      assert.deepEqual(seen(now, [stay], [], 7), [[6, 9, true]])
      assert.deepEqual(seen(now, [block, stay], [], 7), [[6, 9, true]])
    }
    assert.deepEqual(seen(joined, [block], [], 9), [[3, 9, false]], 'it is over')
  })

  test('is believed for a day when it is free here by now, and while it is taken', ({ assert }) => {
    const HOUR = 3_600_000
    const taken = [3, 4, 12].map((night) => ({ first: TODAY + night, end: TODAY + night + 1 }))
    const after = (hours: number) =>
      believed(ours, { age: hours * HOUR, taken, today: TODAY }).map(({ first }) => first - TODAY)
    assert.deepEqual(after(24), [2, 3, 5, 6, 12])
    assert.deepEqual(after(25), [3])
    const running = [told(-2, 2)]
    const ahead = [told(0, 2)]
    assert.lengthOf(believed(running, { age: 25 * HOUR, taken: ahead, today: TODAY }), 1)
  })

  test('keeps what it was taken for', ({ assert }) => {
    const same = event('x', 3, 5, 'unclear')
    const [row] = [kept(1, same)]
    assert.deepEqual(merge([row], judge(same, [row])), nothing)
    const echo = kept(1, { ...same, echo: true })
    assert.deepEqual(merge([echo], judge(same, [echo], [])), nothing)
  })

  test('is no stay', ({ assert }) => {
    assert.deepEqual(seen(event('x', 3, 5, 'stay')), [[3, 5, false]])
    assert.equal(kindOf('Reserved'), 'stay')
    assert.equal(kindOf('Reserved - Amina'), 'stay')
    assert.equal(kindOf('Airbnb (Not available)'), 'closed')
    assert.equal(kindOf('CLOSED - Not available'), 'unclear')
    assert.equal(kindOf('Unreserved'), 'unclear')
  })
})

test.group('Which nights are imported', () => {
  const window = { first: 0, end: 40 }
  const claim = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(44), fc.integer({ min: 1, max: 9 }))
    .map(([feed, first, length]): Claim => ({ feed, first: first - 4, end: first - 4 + length }))
  const taken = fc
    .array(fc.option(fc.integer({ min: 0, max: 4 })), { minLength: 40, maxLength: 40 })
    .map((nights) =>
      nights.flatMap((owner, night): TakenNight[] =>
        owner === null ? [] : [{ night, feed: owner === 0 ? null : owner }]
      )
    )

  test('those that an event claims and nobody here has, whatever was before', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 8 }), taken, (claims, before) => {
        const { take, free, move } = reconcileNights(claims, before, window)
        const after = new Map(before.map(({ night, feed }) => [night, feed]))
        for (const night of free) assert.isTrue(after.delete(night))
        for (const { night, feed } of move) after.set(night, feed)
        for (const { night, feed } of take) {
          assert.isFalse(after.has(night), 'a night is taken twice')
          after.set(night, feed)
        }
        for (let night = 0; night < 40; night++) {
          const claimants = claims
            .filter(({ first, end }) => first <= night && night < end)
            .map(({ feed }) => feed)
          const owner = after.get(night)
          const former = before.find((one) => one.night === night)
          if (former?.feed === null) assert.isNull(owner, 'ours stays ours')
          else if (claimants.length === 0) assert.isUndefined(owner, 'an orphan')
          else
            assert.isTrue(
              claimants.some((feed) => feed === owner),
              'a lost night'
            )
        }
        assert.deepEqual(reconcileNights(claims, toTaken(after), window), {
          take: [],
          free: [],
          move: [],
        })
      })
    )
  })

  test('of as many events as a calendar may have, at once', ({ assert }) => {
    const claims = Array.from({ length: 20_000 }, (_, index): Claim => {
      return { feed: index % 10, first: -index, end: 2_932_896 }
    })
    const start = performance.now()
    const { take } = reconcileNights(claims, [], { first: 0, end: 730 })
    assert.isBelow(performance.now() - start, 1000)
    assert.lengthOf(take, 730)
    assert.isTrue(take.every(({ feed }) => feed === 0))
  })

  const toTaken = (nights: Map<number, number | null>): TakenNight[] =>
    [...nights].map(([night, feed]) => ({ night, feed }))
})

test.group('When a calendar is asked for', () => {
  const minutes = (ms: number) => ms / 60_000

  test('about every 15 minutes, more rarely while it fails', ({ assert }) => {
    assert.equal(minutes(pauseAfter(0, null, 0)), 13)
    assert.equal(minutes(pauseAfter(0, null, 1)), 17)
    assert.deepEqual(
      [1, 2, 3, 4, 5, 50].map((failures) => minutes(pauseAfter(failures, null, 0))),
      [30, 60, 120, 360, 360, 360]
    )
  })

  test('not before the site wants it, but after a day at the latest', ({ assert }) => {
    assert.equal(minutes(pauseAfter(1, 7_200_000, 0)), 120)
    assert.equal(minutes(pauseAfter(1, 1e12, 0)), 24 * 60)
    const now = Date.parse('2026-12-01T00:00:00Z')
    assert.equal(retryAfterOf('120', now), 120_000)
    assert.equal(retryAfterOf('Tue, 01 Dec 2026 00:10:00 GMT', now), 600_000)
    assert.isNull(retryAfterOf('soon', now))
    assert.isNull(retryAfterOf(undefined, now))
  })
})
