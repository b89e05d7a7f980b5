import { test } from '@japa/runner'
import { readdirSync, readFileSync } from 'node:fs'

const functional = new URL('../functional/', import.meta.url)

/** How a spec would know its engine, or leave itself out. */
const CHOOSY = /postgres|sqlite|dialect|DATABASE_URL|\.(skip|todo|pin)\(/i

/** Wait for several things, but race for nothing: about one engine's answers, and processes with a database of their own. */
const NO_RACES = [
  'photos/storage.spec.ts',
  'system/postgres_away.spec.ts',
  'system/prepare.spec.ts',
  'system/replica.spec.ts',
  'system/server_process.spec.ts',
  'system/shared_state.spec.ts',
]

test.group('Races', () => {
  test('are run on both engines: no spec that does things at once chooses one', ({ assert }) => {
    const files = readdirSync(functional, { recursive: true, encoding: 'utf8' })
    const races = files.filter((file) => {
      const isSpec = file.endsWith('.spec.ts')
      return (
        isSpec &&
        !NO_RACES.includes(file) &&
        /Promise\.all(Settled)?\(/.test(readFileSync(new URL(file, functional), 'utf8'))
      )
    })
    assert.isAbove(races.length, 10)
    for (const file of races) {
      assert.notMatch(readFileSync(new URL(file, functional), 'utf8'), CHOOSY, file)
    }
  })
})
