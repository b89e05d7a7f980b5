/*
 * `npm test`: everything. `npm test -- --postgres` (or DATABASE_URL) runs the API's tests on PostgreSQL, too.
 */
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { fastChecks } from './lib/checks.mjs'
import { red, step } from './lib/console.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { cookRecipe } from './lib/recipe.mjs'
import { runTests, tally } from './lib/tally.mjs'

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/test'
const { DATABASE_URL: given, ...rest } = process.env
const postgres = given ?? (process.argv.includes('--postgres') ? LOCAL_POSTGRES : null)
process.env = rest

try {
  await ensureInstalled()
  await fastChecks()
  await cookRecipe()
  await step('API on SQLite', () => runTests('ace', ['test', 'functional']))
  if (postgres) {
    await step('API on PostgreSQL', () =>
      runTests('ace', ['test', 'functional'], { DATABASE_URL: postgres })
    )
  }
  const chromium = await ensureBrowser()
  await ensureBuilt()
  await step('Browser journeys', () =>
    runTests('playwright', ['test'], { CHROMIUM_PATH: chromium })
  )
  process.stdout.write(`\n${tally()}\n`)
} catch (error) {
  process.stderr.write(`\n${red(error.message)}\n`)
  process.exitCode = 1
}
