import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { backofficeTexts } from '#generator/backoffice_texts'
import { LANGUAGES } from '#generator/labels'
import type { Plan } from '#generator/plan'
import { apiTexts } from '#generator/texts'

const runFile = promisify(execFile)

/** Stubs below stubs/make/resource/, in the order they are written. */
export function stubsOf({ has }: Plan, isThere: (path: string) => boolean) {
  const moment = 'app/validators/rules/moment.ts'
  return [
    'api/migration',
    'api/model',
    'api/factory',
    'api/transformer',
    'api/validator',
    ...(has.datetime && !isThere(moment) ? ['api/moment_rule'] : []),
    'api/policy',
    'api/create_action',
    'api/update_action',
    'api/delete_action',
    'api/list_query',
    'api/find_query',
    'api/controller',
    'api/routes',
    'api/functional_test',
    'backoffice/list',
    'backoffice/columns',
    'backoffice/card',
    'backoffice/actions',
    'backoffice/fields',
    'backoffice/create',
    'backoffice/edit',
    'backoffice/show',
  ].map((name) => `make/resource/${name}.stub`)
}

/** Catalogues of its own, from the root of the repository. */
export const cataloguesOf = (plan: Plan) =>
  LANGUAGES.flatMap((language) => [
    {
      file: `api/resources/lang/${language}/${plan.r.snakePlural}.json`,
      texts: apiTexts(language, plan.labels[language], plan.fields),
    },
    {
      file: `backoffice/src/locales/${language}/${plan.r.kebabPlural}.json`,
      texts: backofficeTexts(language, plan),
    },
  ])

/** What ace needs to boot; no database of anybody is touched. */
const SETTINGS = {
  NODE_ENV: 'development',
  APP_KEY: 'make-resource-only-0123456789abcdef',
  QUEUE_DRIVER: 'sync',
  DB_CONNECTION: 'sqlite',
  DATABASE_URL: '',
  DATABASE_URL_FILE: '',
}

/** Now, or after the last migration there is, should the clock be behind. */
export function nextStamp(migrations: string) {
  const stamps = readdirSync(migrations).map((name) => Number.parseInt(name))
  return Math.max(Date.now(), ...stamps.map((stamp) => stamp + 1))
}

/** @throws Error with the output of what failed */
export const format = (root: string, files: string[]) =>
  node(root, ['node_modules/oxfmt/bin/oxfmt', ...files], {})

/**
 * Renews what is generated: the registry of routes, the schema (on a database made for it and thrown away) and the
 * reference.
 * @throws Error with the output of what failed
 */
export async function renew(root: string) {
  const api = join(root, 'api')
  const scratch = await mkdtemp(join(tmpdir(), 'make-resource-'))
  const settings = { ...SETTINGS, SQLITE_PATH: join(scratch, 'schema.sqlite3') }
  try {
    await node(api, ['ace.js', 'codegen'], settings)
    await node(api, ['ace.js', 'migration:run'], settings)
    await node(api, ['ace.js', 'openapi:generate'], settings)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function node(cwd: string, args: string[], settings: Record<string, string>) {
  const env = { ...process.env, ...settings }
  await runFile(process.execPath, args, { cwd, env, maxBuffer: 2 ** 24 }).catch((error) => {
    throw new Error(`${args.slice(0, 2).join(' ')} failed:\n${error.stdout}${error.stderr}`)
  })
}
