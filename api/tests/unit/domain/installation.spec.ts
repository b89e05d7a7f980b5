import { test } from '@japa/runner'
import { backupLevel, LEVELS, queueLevel, spaceLevel } from '#domain/installation'

const GIB = 1_073_741_824
const HOUR = 60 * 60 * 1000

test.group('An installation', () => {
  test('is judged on three levels, the best first', ({ assert }) => {
    assert.deepEqual(LEVELS, ['good', 'warning', 'failure'])
  })

  test('with {bytes} bytes free has space on the level “{level}”')
    .with([
      { bytes: 0, level: 'failure' },
      { bytes: GIB / 2 - 1, level: 'failure' },
      { bytes: GIB / 2, level: 'warning' },
      { bytes: 2 * GIB - 1, level: 'warning' },
      { bytes: 2 * GIB, level: 'good' },
      { bytes: 500 * GIB, level: 'good' },
    ])
    .run(({ assert }, { bytes, level }) => {
      assert.equal(spaceLevel(bytes), level)
    })
})

test.group('The last backup', () => {
  test('{age} ms ago is on the level “{real}” where stays would be lost, and “{trial}” where not')
    .with([
      { age: 0, real: 'good', trial: 'good' },
      { age: 24 * HOUR, real: 'good', trial: 'good' },
      { age: 25 * HOUR, real: 'good', trial: 'good' },
      { age: 25 * HOUR + 1, real: 'warning', trial: 'warning' },
      { age: 48 * HOUR, real: 'warning', trial: 'warning' },
      { age: 48 * HOUR + 1, real: 'failure', trial: 'warning' },
      { age: 1000 * HOUR, real: 'failure', trial: 'warning' },
    ])
    .run(({ assert }, { age, real, trial }) => {
      assert.equal(backupLevel(age, true), real)
      assert.equal(backupLevel(age, false), trial)
    })

  test('that was never made is a failure where stays would be lost, else a warning', ({
    assert,
  }) => {
    assert.equal(backupLevel(null, true), 'failure')
    assert.equal(backupLevel(null, false), 'warning')
  })
})

test.group('The queue', () => {
  test('whose oldest job waits {oldest} s, with {failed} given up, is on the level “{level}”')
    .with([
      { oldest: 0, failed: 0, level: 'good' },
      { oldest: 299, failed: 0, level: 'good' },
      { oldest: 300, failed: 0, level: 'failure' },
      { oldest: 301, failed: 0, level: 'failure' },
      { oldest: 0, failed: 1, level: 'warning' },
      { oldest: 299, failed: 40, level: 'warning' },
      { oldest: 300, failed: 1, level: 'failure' },
    ])
    .run(({ assert }, { oldest, failed, level }) => {
      assert.equal(queueLevel(oldest, failed), level)
    })
})
