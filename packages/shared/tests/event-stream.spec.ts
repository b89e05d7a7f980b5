import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { connectStream, messageIn, type LiveMessage, type Source } from '../src/event-stream.ts'

const SECOND = 1000
const EVENT = { resource: 'bookings', type: 'created', ids: [7] }

/** A server whose streams are opened and cut by hand, and a window on it. */
function desk() {
  const sources: (Source & { closed: boolean })[] = []
  const messages: LiveMessage[] = []
  let refetches = 0
  const stream = connectStream({
    connect: () => {
      const source = {
        onopen: null,
        onmessage: null,
        onerror: null,
        closed: false,
      } as (typeof sources)[0]
      source.close = () => (source.closed = true)
      sources.push(source)
      return source
    },
    onMessage: (message) => messages.push(message),
    refetch: () => (refetches += 1),
  })
  const last = () => sources[sources.length - 1]
  const event = {} as EventSource & Event
  return {
    stream,
    messages,
    times: () => ({ connected: sources.length, refetched: refetches }),
    open: () => last().onopen?.call(event, event),
    cut: () => last().onerror?.call(event, event),
    say: (data: unknown) =>
      last().onmessage?.call(event, { data: JSON.stringify(data) } as MessageEvent<string>),
    isClosed: () => last().closed,
  }
}

const wait = (seconds: number) => mock.timers.tick(seconds * SECOND)

describe('A stream of events', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    mock.method(Math, 'random', () => 0)
  })
  afterEach(() => {
    mock.timers.reset()
    mock.restoreAll()
  })

  it('brings what happens, and refetches once it is open', () => {
    const { open, say, messages, times } = desk()
    assert.deepEqual(times(), { connected: 1, refetched: 0 })
    open()
    assert.deepEqual(times(), { connected: 1, refetched: 1 })
    say({ channel: 'users/7', payload: EVENT })
    say({ channel: '$$transmit/ping', payload: {} })
    assert.deepEqual(messages, [EVENT])
  })

  it('is opened again when it is cut, ever more slowly, and refetches what was missed', () => {
    const { open, cut, times } = desk()
    open()
    for (const [tries, seconds] of [1, 2, 5, 10, 30, 30].entries()) {
      cut()
      wait(seconds - 0.1)
      assert.equal(times().connected, tries + 1)
      wait(0.1)
      assert.equal(times().connected, tries + 2)
    }
    const { refetched } = times()
    open()
    assert.equal(times().refetched, refetched + 1)
    cut()
    wait(1)
    assert.equal(times().connected, 8)
  })

  it('that says nothing for a minute is dead', () => {
    const { open, say, isClosed, times } = desk()
    open()
    wait(50)
    say({ channel: '$$transmit/ping', payload: {} })
    wait(59)
    assert.equal(isClosed(), false)
    wait(1)
    assert.equal(isClosed(), true)
    wait(1)
    assert.equal(times().connected, 2)
  })

  it('is made up for by asking every 30 s, but not while the window is hidden', () => {
    const { open, stream, times } = desk()
    wait(60)
    assert.equal(times().refetched, 2)
    stream.hide()
    wait(60)
    assert.equal(times().refetched, 2)
    stream.wake()
    assert.equal(times().refetched, 3)
    open()
    wait(30)
    assert.equal(times().refetched, 4)
  })

  it('is left when the window is hidden for long, and opened when somebody is back', () => {
    const { open, say, stream, isClosed, times } = desk()
    open()
    stream.hide()
    for (let minutes = 0; minutes < 5; minutes += 0.5) {
      assert.equal(isClosed(), false)
      say({ channel: '$$transmit/ping', payload: {} })
      wait(30)
    }
    assert.equal(isClosed(), true)
    wait(600)
    assert.equal(times().connected, 1)
    stream.wake()
    assert.equal(times().connected, 2)
    assert.equal(isClosed(), false)
  })

  it('needs no refetch when somebody comes back while it is open', () => {
    const { open, stream, times } = desk()
    open()
    stream.hide()
    stream.wake()
    assert.deepEqual(times(), { connected: 1, refetched: 1 })
  })

  it('ends with the desk', () => {
    const { stream, cut, isClosed, times } = desk()
    cut()
    stream.stop()
    wait(300)
    assert.equal(isClosed(), true)
    assert.deepEqual(times(), { connected: 1, refetched: 0 })
  })
})

it('what is no event is none', () => {
  assert.deepEqual(messageIn(JSON.stringify({ payload: EVENT })), EVENT)
  for (const data of [
    '',
    'null',
    '{}',
    '[]',
    '7',
    '{"payload":{"resource":7,"type":"x","ids":[]}}',
  ]) {
    assert.equal(messageIn(data), null, data)
  }
})
