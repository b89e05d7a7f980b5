import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import edge from 'edge.js'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient(),
  authApiClient(app),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

/**
 * HTTP tests get the places of Kenya in a fresh database and a listening server; unit tests need neither.
 * With TEST_MOVED the database is what a move has left (scripts/moved.mjs): only its people go.
 */
export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name !== 'functional') return
  suite.setup(async () => {
    await waitForNoDisk()
    if (!process.env.TEST_MOVED) return makeDatabase()
    const { takePeopleAway } = await import('#tests/helpers/empty_database')
    await takePeopleAway()
  })
  suite.setup(makeOnce)
  suite.setup(() => testUtils.httpServer().start())
  suite.setup(async () => {
    const { watchAnswers } = await import('#tests/helpers/openapi/watch_answers')
    watchAnswers()
  })
  suite.onGroup((group) => {
    group.setup(async () => {
      const { waitForOneDay } = await import('#tests/helpers/days')
      await waitForOneDay(60_000)
    })
    group.setup(async () => {
      const { emptyIfPeopled } = await import('#tests/helpers/empty_database')
      await emptyIfPeopled()
    })
    /** Tests are rolled back and reuse the ids of people, by which requests are counted. */
    group.each.setup(async () => {
      const { default: limiter } = await import('@adonisjs/limiter/services/main')
      await limiter.clear(['memory'])
    })
  })
}

/**
 * What is made anew for each letter and each request that signs in would take longer than most of them: compiled templates, which
 * production keeps as well, and the plugin's guard.
 */
async function makeOnce() {
  edge.configure({ cache: true })
  const auth = await app.container.make('auth.manager')
  const client = auth.createAuthenticatorClient()
  auth.createAuthenticatorClient = () => client
}

/** As `synchronous_commit` does for PostgreSQL (environment.ts). */
async function waitForNoDisk() {
  if (!process.env.DATABASE_URL) await db.rawQuery('pragma synchronous = off')
}

/**
 * Going up, down and up again proves the migrations both ways on whichever engine this run is for. With TEST_MIGRATIONS=up another
 * run does.
 */
async function makeDatabase() {
  await db.connection().dropAllTables()
  const rollback = await testUtils.db().migrate()
  if (process.env.TEST_MIGRATIONS !== 'up') {
    await rollback()
    await testUtils.db().migrate()
  }
  const { syncPlaces } = await import('#actions/places/sync_places')
  await syncPlaces()
  const { keepFreshDatabase } = await import('#tests/helpers/fresh_database')
  await keepFreshDatabase()
}
