import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDatabase } from '../../scripts/lib/database.mjs'
import { root } from '../../scripts/lib/run.mjs'
import { day } from './dates.ts'
import { addPeople } from './stock.ts'

export const scratch = join(root, 'e2e/tmp/')

export const template = `${scratch}template/`

export const databaseIn = (folder: string) => `${folder}makao.sqlite3`
export const storageIn = (folder: string) => `${folder}storage/`

/** The API's settings in every journey, with all its files in this folder. */
export const apiSettings = (folder: string) => ({
  NODE_ENV: 'production',
  APP_KEY: 'journeys-only-key-that-guards-nothing-012345',
  DEMO: 'true',
  DB_CONNECTION: 'sqlite',
  SQLITE_PATH: databaseIn(folder),
  STORAGE_PATH: storageIn(folder),
  MAIL_MAILER: 'outbox',
  RATE_LIMITS: 'off',
  ICAL_ALLOW_PRIVATE: 'true',
  LOG_LEVEL: 'warn',
})

/** Fills the template before any worker starts. */
export default async function makeTemplate() {
  const stamp = `${template}.made-from`
  const madeFrom = ingredients()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom) return

  rmSync(scratch, { recursive: true, force: true })
  await prepareDatabase({ demo: true, build: true, env: apiSettings(template) })
  addPeople(databaseIn(template))
  writeFileSync(stamp, madeFrom)
}

/** The API's build has no seeder. */
const SEEDS = ['demo', 'api/database/demo']

/** What the template depends on: the demo (dated around today), the people added, and the API. */
function ingredients() {
  const entries = SEEDS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  )
  const files = [
    join(root, 'e2e/support/stock.ts'),
    ...entries.map(({ parentPath, name }) => join(parentPath, name)),
  ]
  const changed = files.map((file) => statSync(file).mtimeMs)
  const build = readFileSync(join(root, 'api/build/.stamp'), 'utf8')
  return [day(0), changed.reduce((one, other) => Math.max(one, other)), build].join(' ')
}
