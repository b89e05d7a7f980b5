/*
 * `npm test`: everything. `npm test -- --postgres` (or DATABASE_URL) also tests the API on
 * PostgreSQL.
 */
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { BOUNDS, FAST_CHECKS, generatedFirst } from './lib/checks.mjs'
import { dim, red, timetable } from './lib/console.mjs'
import { ensureDriver, ensurePackages } from './lib/install.mjs'
import { followRecipe } from './lib/recipe.mjs'
import { root, run } from './lib/run.mjs'
import { SLOTS, sideBySide } from './lib/side_by_side.mjs'
import { runTests, tally } from './lib/tally.mjs'

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/test'
// A limited run of the API's tests is none of these.
const { DATABASE_URL: given, TEST_RESOURCES: _, TEST_MIGRATIONS: __, ...rest } = process.env
const postgres = given ?? (process.argv.includes('--postgres') ? LOCAL_POSTGRES : null)
process.env = rest

/** Hundreds of programs start with the same modules: what one has compiled the next one reads. */
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

const api = (port, env = {}, args = []) => {
  const scratch = join(root, `api/tmp/test-${port}/`)
  return runTests('ace', ['test', 'functional', ...args], {
    env: {
      TEST_API_PORT: String(port),
      TEST_SCRATCH: scratch,
      TEST_BUILD: join(root, 'api/build/'),
      ...env,
    },
  })
}

const DRIVER = 'The driver of SQLite'
const withDriver = { after: [DRIVER] }
const API_BUILD = 'The API as production starts it'

/** Each engine gets half of the hostile requests. */
const onPostgres = (database) => [
  'API on PostgreSQL',
  () => api(3397, { DATABASE_URL: database, FUZZ_SHARE: '2/2' }, ['--tags=~@anyEngine']),
  { after: [API_BUILD] },
]

const onSqlite = (database) => [
  'API on SQLite',
  () =>
    api(3398, database ? { FUZZ_SHARE: '1/2', TEST_POSTGRES_URL: database } : {}, [
      '--tags=~@anyEngine',
    ]),
  { after: [DRIVER, API_BUILD] },
]

/** What is not about the database: most of it waits, for a worker that was killed or a bucket that is away. */
const onAnyEngine = [
  'API, whatever the engine',
  () => api(3396, { TEST_MIGRATIONS: 'up' }, ['--tags=@anyEngine']),
  { after: [DRIVER, API_BUILD] },
]

/** The recipe compiles its copy of these, with three resources more. */
const COMPILED_BY_RECIPE = ['Types: api', 'Types: back office']

/** Those that open a file of SQLite begin when its driver is compiled. */
const checks = FAST_CHECKS.filter(([label]) => !COMPILED_BY_RECIPE.includes(label)).map(
  ([label, work, needs]) =>
    ['Unit tests: api', BOUNDS].includes(label) ? [label, work, withDriver] : [label, work, needs]
)

const productionStart = async (database, browser) =>
  runTests('node', ['--test', 'production/*.spec.ts'], {
    cwd: 'e2e',
    env: database ? { DATABASE_URL: database, CHROMIUM_PATH: await browser } : {},
  })

const PRODUCT = 'A product for the journeys'

/** Their set-up finds it made. */
const prepareJourneys = () =>
  run(
    'node',
    ['--input-type=module', '-e', `await (await import('./support/template.ts')).default()`],
    {
      cwd: join(root, 'e2e'),
      quiet: true,
    }
  )

const journeys = async (browser) =>
  runTests('playwright', ['test'], { env: { CHROMIUM_PATH: await browser } })

try {
  await ensurePackages()
  const driver = ensureDriver()
  const browser = ensureBrowser()
  // Who waits for them hears of their failure.
  for (const ready of [driver, browser]) ready.catch(() => null)
  await generatedFirst()
  const steps = [
    [DRIVER, () => driver],
    [API_BUILD, () => ensureBuilt(['API'])],
    onAnyEngine,
    onSqlite(postgres),
    ['A resource by the recipe', followRecipe, withDriver],
    ['Building', () => ensureBuilt(), { after: [API_BUILD] }],
    [PRODUCT, prepareJourneys, { after: ['Building', DRIVER] }],
    ...checks,
    // Late: beside the suites of the API alone the cores have time to spare.
    ['A production start', () => productionStart(postgres, browser), { after: [PRODUCT] }],
  ]
  await sideBySide(
    [
      ...(postgres ? [onPostgres(postgres)] : []),
      ...steps,
      // Beside both suites of the API people who are impatient wait too long; one leaves a core to them.
      ['Browser journeys', () => journeys(browser), { after: steps.map(([label]) => label) }],
    ],
    // The suites wait for locks, limits and processes of theirs.
    SLOTS + 1
  )
  process.stdout.write(`\n${dim(timetable())}\n\n${tally()}\n`)
} catch (error) {
  process.stderr.write(`\n${red(error.message)}\n`)
  process.exitCode = 1
}
