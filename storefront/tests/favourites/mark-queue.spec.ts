import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { MarkQueue } from '../../app/components/favourites/mark-queue.ts'

const page = new EventTarget()

/** A queue whose answers come when they are let through. */
function held() {
  const sent: string[] = []
  const left: string[] = []
  const answers: (() => void)[] = []
  const queue = new MarkQueue<string>()
  const keep = (wanted: string) => {
    sent.push(wanted)
    return new Promise<void>((resolve) => answers.push(resolve))
  }
  return {
    sent,
    left,
    tap: (wanted: string) => queue.send(wanted, keep, (waiting) => left.push(waiting)),
    answer: () => answers.shift()?.(),
  }
}

const leave = () => page.dispatchEvent(new Event('pagehide'))

describe('Hearts that are tapped again and again', () => {
  before(() => Object.assign(globalThis, { window: page }))
  after(() => Reflect.deleteProperty(globalThis, 'window'))

  test('of the taps that wait for an answer the last alone is sent', async () => {
    const { sent, tap, answer } = held()
    const done = tap('on')
    await Promise.all([tap('off'), tap('on again')])
    assert.deepEqual(sent, ['on'])
    answer()
    await new Promise(setImmediate)
    assert.deepEqual(sent, ['on', 'on again'])
    answer()
    await done
  })

  test('a tap that waits when the page is left goes with it', async () => {
    const { left, tap, answer } = held()
    const done = tap('on')
    leave()
    assert.deepEqual(left, [], 'what is on its way goes on by itself')
    await tap('off')
    leave()
    assert.deepEqual(left, ['off'])
    answer()
    await new Promise(setImmediate)
    answer()
    await done
    leave()
    assert.deepEqual(left, ['off'])
  })
})
