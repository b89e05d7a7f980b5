import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inFlight } from '../../src/providers/in-flight.ts'

/** A line on which every answer waits until it is told. */
function line() {
  const waiting: ((answer: string) => void)[] = []
  const send = inFlight(
    () => new Promise<string>((answer) => waiting.push(answer)),
    (ask: string) => (ask.startsWith('GET') ? null : ask)
  )
  return { send, waiting }
}

describe('What is written', () => {
  it('travels once, however often it is asked while it is under way', async () => {
    const { send, waiting } = line()
    const answers = [send('PUT /bookings/7/approve'), send('PUT /bookings/7/approve')]
    assert.equal(waiting.length, 1)
    waiting[0]?.('done')
    assert.deepEqual(await Promise.all(answers), ['done', 'done'])
  })

  it('may be written again afterwards, also when it has failed', async () => {
    let tries = 0
    const send = inFlight(
      () => (++tries === 1 ? Promise.reject(new Error('refused')) : Promise.resolve('done')),
      (ask: string) => ask
    )
    await assert.rejects(send('PATCH /users/3/toggle-status'))
    assert.equal(await send('PATCH /users/3/toggle-status'), 'done')
  })

  it('keeps apart what differs, and what is only read', () => {
    const { send, waiting } = line()
    for (const ask of ['PUT /bookings/7', 'PUT /bookings/8', 'GET /bookings', 'GET /bookings']) {
      void send(ask)
    }
    assert.equal(waiting.length, 4)
  })
})
