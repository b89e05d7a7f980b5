/*
 * The fast checks: texts, formatting, lint, types, unused code, unit tests. `npm run check` runs these alone,
 * `npm test` first. Two at a time, since a laptop has at least two cores.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './console.mjs'
import { root, run, runAce } from './run.mjs'
import { runTests } from './tally.mjs'

const PACKAGES = ['api', 'backoffice', 'storefront', 'e2e']
/** What the API's commands write; committed, never edited. */
export const GENERATED = ['api/.adonisjs', 'api/database/schema.ts', 'api/resources/openapi']

/** What ace needs to boot for generating code; it opens no database. */
const CODEGEN = {
  NODE_ENV: 'development',
  APP_KEY: 'codegen-only-0123456789abcdefghijkl',
  QUEUE_DRIVER: 'sync',
}

const tool =
  (name, ...args) =>
  () =>
    run(join(root, 'node_modules/.bin', name), args, { quiet: true })
const typecheck = (name) => () =>
  run('npm', ['run', 'typecheck', '--workspace', name], { quiet: true })
const lint = (name) => () =>
  run(join(root, 'node_modules/.bin/eslint'), ['.'], { cwd: join(root, name), quiet: true })

function digest(path) {
  if (!existsSync(path)) return ''
  const hash = createHash('sha256')
  const add = (file) => hash.update(file).update(readFileSync(file))
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1
    )) {
      const child = join(folder, entry.name)
      if (entry.isDirectory()) walk(child)
      else add(child)
    }
  }
  if (path.endsWith('.ts')) add(path)
  else walk(path)
  return hash.digest('hex')
}

/** Generates the committed code anew and refuses a difference: a stale barrel breaks every command. */
async function generatedCodeIsFresh() {
  const before = GENERATED.map((path) => digest(join(root, path)))
  await runAce(['codegen'], { quiet: true, env: CODEGEN })
  await runAce(['openapi:generate'], { quiet: true, env: CODEGEN })
  const stale = GENERATED.filter((path, index) => digest(join(root, path)) !== before[index])
  if (stale.length > 0)
    throw new Error(`Generated code was stale and has been renewed: commit ${stale.join(', ')}`)
}

async function inPairs(steps) {
  const queue = [...steps]
  const failures = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await step(...next).catch((error) => failures.push(error))
    }
  }
  await Promise.all([worker(), worker()])
  if (failures.length > 0) throw failures[0]
}

/** Read when needed: its parser comes with the installation. */
async function textsAreWhole() {
  const texts = await import('./texts.mjs')
  await texts.textsAreWhole()
}

export async function fastChecks() {
  await step('Texts are whole in every language', textsAreWhole)
  await step('Generated code is fresh', generatedCodeIsFresh)
  await inPairs([
    ['Types: api', typecheck('api')],
    ['Formatting', tool('prettier', '--check', '--log-level', 'warn', '.')],
    ['Types: storefront', typecheck('storefront')],
    ['Types: back office', typecheck('backoffice')],
    ['Types: e2e', typecheck('e2e')],
    ...PACKAGES.map((name) => [`Lint: ${name}`, lint(name)]),
    ['Unused code and dependencies', tool('knip')],
    ['Unit tests: api', () => runTests('ace', ['test', 'unit'])],
    ['Unit tests: storefront', () => runTests('node', ['--test', 'tests/**/*.spec.ts'])],
  ])
}
