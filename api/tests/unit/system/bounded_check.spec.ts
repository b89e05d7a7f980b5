import { BaseCheck, Result } from '@adonisjs/core/health'
import { test } from '@japa/runner'
import { BoundedCheck } from '#services/health/bounded_check'

class Answers extends BaseCheck {
  name = 'one'

  constructor(readonly result: () => Promise<Result>) {
    super()
  }

  run() {
    return this.result()
  }
}

const statusOf = async (result: () => Promise<Result>, isNeeded: boolean) => {
  const check = () => new Answers(result)
  const { status } = await new BoundedCheck({ name: 'one', check, isNeeded, within: 20 }).run()
  return status
}

test.group('A check of health', () => {
  test('fails for what a process needs, and warns of what it does not', async ({ assert }) => {
    const broken = [
      () => Promise.resolve(Result.failed('It is away')),
      () => Promise.reject(new Error('refused')),
      /** Frozen. */
      () => new Promise<Result>(() => {}),
    ]
    for (const one of broken) {
      assert.equal(await statusOf(one, true), 'error')
      assert.equal(await statusOf(one, false), 'warning')
    }
  })

  test('says what it was told in time', async ({ assert }) => {
    assert.equal(await statusOf(() => Promise.resolve(Result.ok('There')), true), 'ok')
    assert.equal(await statusOf(() => Promise.resolve(Result.warning('Little')), true), 'warning')
  })
})
