import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { repeating, type Fate } from '../../src/providers/repeat.ts'

/** A line on which tries end as `ends` tells, one after the other; then they are answered. */
function line(...ends: Fate[]) {
  const keys: string[] = []
  const pauses: number[] = []
  let last = 0
  const send = repeating<string, string>({
    send: (_write, key) => {
      keys.push(key)
      const fate = ends.shift()
      return fate ? Promise.reject(new Error(fate)) : Promise.resolve('done')
    },
    fateOf: (failure) => (failure as Error).message as Fate,
    identityOf: (write) => (write.startsWith('POST /photos') ? null : write),
    subjectOf: (write) => write.split(' ')[1]!.split('/').slice(0, 3).join('/'),
    newKey: () => `key ${++last}`,
    pause: (ms) => Promise.resolve(pauses.push(ms)),
  })
  return { send, keys, pauses }
}

describe('A write', () => {
  it('carries a key of its own', async () => {
    const { send, keys } = line()
    assert.equal(await send('PUT /bookings/7/approve'), 'done')
    await send('PUT /bookings/7/approve')
    await send('PUT /bookings/8/approve')
    assert.deepEqual(keys, ['key 1', 'key 2', 'key 3'])
  })

  it('whose answer is lost is repeated once, a second later and under the same key', async () => {
    const { send, keys, pauses } = line('lost')
    assert.equal(await send('PUT /bookings/7/approve'), 'done')
    assert.deepEqual(keys, ['key 1', 'key 1'])
    assert.deepEqual(pauses, [1000])
  })

  it('that is lost twice fails, and is a repetition when somebody asks again', async () => {
    const { send, keys } = line('lost', 'lost')
    await assert.rejects(send('PUT /bookings/7/approve'), /lost/)
    await send('PUT /bookings/8/approve')
    assert.equal(await send('PUT /bookings/7/approve'), 'done')
    await send('PUT /bookings/7/approve')
    assert.deepEqual(keys, ['key 1', 'key 1', 'key 2', 'key 1', 'key 3'])
  })

  it('is another wish when the same record was written in between', async () => {
    const { send, keys } = line('lost', 'lost')
    await assert.rejects(send('PUT /properties/7 off'), /lost/)
    await send('PUT /properties/7 on')
    await send('PUT /properties/7 off')
    assert.deepEqual(keys, ['key 1', 'key 1', 'key 2', 'key 3'])
  })

  it('is another wish when a long time has passed', async () => {
    mock.timers.enable({ apis: ['Date'] })
    const { send, keys } = line('lost', 'lost')
    await assert.rejects(send('PATCH /users/3/toggle-status'))
    mock.timers.tick(11 * 60_000)
    await send('PATCH /users/3/toggle-status')
    mock.timers.reset()
    assert.deepEqual(keys, ['key 1', 'key 1', 'key 2'])
  })

  it('that is refused is never repeated, and its key is done with', async () => {
    const { send, keys, pauses } = line('lost', 'refused')
    await assert.rejects(send('PUT /bookings/7/approve'), /refused/)
    await send('PUT /bookings/7/approve')
    assert.deepEqual(keys, ['key 1', 'key 1', 'key 2'])
    assert.deepEqual(pauses, [1000])
  })

  it('whose first try still runs is asked for some times', async () => {
    const patient = line('lost', 'running', 'running')
    assert.equal(await patient.send('POST /bookings'), 'done')
    assert.deepEqual(patient.pauses, [1000, 1000, 2000])
    const endless = line(...Array<Fate>(9).fill('running'))
    await assert.rejects(endless.send('POST /bookings'), /running/)
    assert.equal(endless.keys.length, 5)
  })

  it('that is never the same as another keeps no key', async () => {
    const { send, keys } = line('lost', 'lost')
    await assert.rejects(send('POST /photos'))
    await send('POST /photos')
    assert.equal(keys[0], keys[1])
    assert.notEqual(keys[1], keys[2])
  })
})
