import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tryAgain } from '../lib/try_again.mjs'

test('what fails is tried again until it succeeds, with a pause that grows up to a limit', async () => {
  const moments = [Date.now()]
  const told = []
  const work = async () => {
    moments.push(Date.now())
    if (moments.length < 5) throw new Error('away')
    return 'open'
  }
  const tell = ({ message }) => told.push(message)
  const options = { isWanted: () => true, tell, after: 20, atMost: 50 }
  assert.equal(await tryAgain(work, options), 'open')
  assert.deepEqual(told, ['away', 'away', 'away'])
  const pauses = moments.slice(1).map((moment, turn) => moment - moments[turn])
  for (const [turn, least] of [20, 40, 50, 50].entries()) assert.ok(pauses[turn] >= least - 2)
})

test('what is not wanted any more is neither tried nor told', async () => {
  let tries = 0
  const work = async () => {
    tries += 1
    throw new Error('away')
  }
  const tell = () => assert.fail()
  await tryAgain(work, { isWanted: () => tries < 1, tell, after: 1 })
  assert.equal(tries, 1)
})
