import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { areas } from '../../mutation/areas.mjs'
import { areasNamed, scores } from '../lib/mutants.mjs'
import { root } from '../lib/run.mjs'

const report = (noticed, missed) => ({
  mutants: [
    ...Array(noticed).fill({ status: 'Killed' }),
    ...Array(missed).fill({ status: 'Survived' }),
    { status: 'Ignored' },
  ],
})

test('an area that there is not is refused with those that there are, before anything is installed', () => {
  const script = join(root, 'scripts/mutate.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, 'domain', 'domian'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', PATH: '' },
    timeout: 20_000,
  })
  assert.equal(status, 1)
  assert.match(stderr, /There is no area domian: name one of domain, actions, payouts, ledger\n/)
})

test('areas are those that are named, or all', () => {
  assert.deepEqual(areasNamed(['ledger', 'domain'], areas), ['domain', 'ledger'])
  assert.deepEqual(areasNamed([], areas), Object.keys(areas))
})

test('a folder has as many of its own mutants noticed as it must, and has some', () => {
  const files = {
    'api/app/domain/stay.ts': report(17, 3),
    'api/app/domain/kenya/phones.ts': report(16, 4),
    'api/app/actions/payments/pay.ts': report(84, 16),
    'api/app/actions/idempotency/once.ts': report(0, 0),
  }
  const folders = ['app/domain', 'app/actions/payments', 'app/actions/idempotency', 'app/gone']
  const judged = (isPart) =>
    scores(folders, files, isPart).map(({ line, isGood }) => [line, isGood])
  const withMutants = [
    ['app/domain: 82.5 % of 40', false],
    ['app/actions/payments: 84.0 % of 100', false],
  ]
  assert.deepEqual(judged(false), [
    ...withMutants,
    ['app/actions/idempotency: no mutants', false],
    ['app/gone: no mutants', false],
  ])
  assert.deepEqual(judged(true), withMutants)
  assert.ok(scores(['app'], { 'api/app/stay.ts': report(17, 3) }, false)[0].isGood)
})
