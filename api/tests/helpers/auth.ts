import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'
import { CaughtLetters } from '#tests/helpers/letters'

/** What every test of accounts starts with: nothing counted, nothing sent, nothing kept. */
export function startAfresh(group: Group) {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    letters = new CaughtLetters()
    return () => letters.release()
  })
  return () => letters
}

/** A complete registration; merge what a test is about. */
export function registration(changes: Record<string, unknown> = {}) {
  return {
    firstName: 'Wanjiku',
    lastName: "Ng'ang'a",
    email: 'wanjiku@example.com',
    phone: '0712 345 678',
    password: 'tamu-sana-7',
    role: 'guest',
    ...changes,
  }
}
