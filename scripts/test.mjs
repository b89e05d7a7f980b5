/*
 * `npm test`: everything. `npm test -- --postgres` (or DATABASE_URL) also tests the API on
 * PostgreSQL.
 */
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { FAST_CHECKS, generatedFirst } from './lib/checks.mjs'
import { dim, red, step, timetable } from './lib/console.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { followRecipe } from './lib/recipe.mjs'
import { root } from './lib/run.mjs'
import { sideBySide } from './lib/side_by_side.mjs'
import { runTests, tally } from './lib/tally.mjs'

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/test'
const { DATABASE_URL: given, ...rest } = process.env
const postgres = given ?? (process.argv.includes('--postgres') ? LOCAL_POSTGRES : null)
process.env = rest

const api = (port, env = {}) => {
  const scratch = join(root, `api/tmp/test-${port}/`)
  return runTests('ace', ['test', 'functional'], {
    env: { TEST_API_PORT: String(port), TEST_SCRATCH: scratch, ...env },
  })
}

/** On PostgreSQL it empties the database, as the API's tests do: never beside them. */
const productionStart = (database) =>
  runTests('node', ['--test', 'production/*.spec.ts'], {
    cwd: 'e2e',
    env: database ? { DATABASE_URL: database } : {},
  })

try {
  await ensureInstalled()
  await generatedFirst()
  await sideBySide([
    ...(postgres ? [['API on PostgreSQL', () => api(3397, { DATABASE_URL: postgres })]] : []),
    ['API on SQLite', () => api(3398)],
    ['A resource by the recipe', followRecipe],
    ...FAST_CHECKS,
    ['Building', ensureBuilt],
    [
      'A production start',
      () => productionStart(postgres),
      { after: ['Building', ...(postgres ? ['API on PostgreSQL'] : [])] },
    ],
  ])
  const chromium = await ensureBrowser()
  await step('Browser journeys', () =>
    runTests('playwright', ['test'], { env: { CHROMIUM_PATH: chromium } })
  )
  process.stdout.write(`\n${dim(timetable())}\n\n${tally()}\n`)
} catch (error) {
  process.stderr.write(`\n${red(error.message)}\n`)
  process.exitCode = 1
}
