/*
 * Runs the command of "Adding a resource" in CONTRIBUTING.md in a copy of the repository, with two more
 * resources whose fields and rights are all there are; compiles, lints and tests what comes out, builds the
 * back office, starts the product and clicks through the new screens. Fails when the command changes a
 * file that it does not name.
 */
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { GENERATED } from './checks.mjs'
import { startChild } from './children.mjs'
import { step } from './console.mjs'
import { waitFor } from './processes.mjs'
import { environment, nodeBinary, root, run, runNode } from './run.mjs'
import { digestsIn, touchedBetween } from './touched.mjs'

const SOURCES = [
  'api',
  'backoffice',
  'packages',
  'scripts',
  'package.json',
  'oxlint.config.ts',
  'oxlint.rules.js',
  '.oxfmtrc.json',
]

/** Made by builds, by running, or linked. */
const LEFT_OUT = new Set(['node_modules', 'build', 'dist', 'storage', 'tmp', '.env'])

/** Every type of field, and the rights that the guide's own example does not have. */
const OTHERS = [
  [
    'boat-trip',
    ...['title:string:100', 'code:string(20):unique', 'note:text(500)?', 'level:enum(low,high)?'],
    ...['startsAt:datetime', 'endsAt:datetime?', 'day:date?', 'seats:integer(1..9)?'],
    ...['price:money', 'deposit:money?', 'isOpen:boolean'],
    ...['--read=host', '--write=host', '--owned'],
  ],
  ['guide', 'name:string(60):searchable', 'rank:integer', '--read=everyone', '--write=host'],
]

export async function followRecipe() {
  const copy = await mkdtemp(join(tmpdir(), 'makao-recipe-'))
  const label = (what) => `A resource by one command: ${what}`
  try {
    await copyInto(copy)
    const before = digestsOf(copy)
    const named = await step(label('made'), () => make(copy))
    refuseUnnamed(touchedBetween(before, digestsOf(copy)), named)
    const made = named.filter((file) => !before.has(file))
    await step(label('compiled, built and tested'), () =>
      all([compile(copy, made), test(copy, made)])
    )
    await step(label('clicked through'), () => clickThrough(copy))
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** All end before the first failure is thrown: nobody works in a folder that is gone. */
async function all(works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

async function copyInto(copy) {
  const filter = (source) => !LEFT_OUT.has(basename(source))
  for (const name of SOURCES) {
    await cp(join(root, name), join(copy, name), { recursive: true, filter })
  }
  linkModules(copy)
}

const digestsOf = (copy) => digestsIn(copy, SOURCES, (name) => LEFT_OUT.has(name))

/** Links every installed package; workspaces point to the copy. */
function linkModules(copy) {
  const installed = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@makao'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@makao') symlinkSync(join(installed, name), join(copy, 'node_modules', name))
  }
  for (const name of ['api', 'backoffice', 'packages/openapi', 'packages/shared']) {
    symlinkSync(join(copy, name), join(copy, 'node_modules/@makao', basename(name)))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'))
  }
}

/** @returns the files that the commands say they make or change */
async function make(copy) {
  const runs = OTHERS.map(([name, ...rest]) => [
    ...['make:resource', name, '--no-renew'],
    ...rest.map((one) => (one.startsWith('--') ? one : `--field=${one}`)),
  ])
  const said = []
  for (const args of [...runs, commandIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))]) {
    said.push(await ace(copy, args))
  }
  return [...said.join('\n').matchAll(/^(?:new|changed)\s+([\w./-]+)/gm)].map(([, file]) => file)
}

/** The arguments of the guide's `node ace make:resource …`. */
export function commandIn(guide) {
  const [, command] = /node ace (make:resource (?:[^\n]*\\\n)*[^\n]*)/.exec(guide) ?? []
  if (!command) throw new Error('CONTRIBUTING.md does not say how to run make:resource')
  const words = command.replaceAll('\\\n', ' ').match(/"[^"]*"|[^\s"]+/g)
  return words.map((word) => word.replaceAll('"', ''))
}

/** @throws Error naming every file the command did not say it changes */
function refuseUnnamed(touched, named) {
  const isGenerated = (file) =>
    GENERATED.some((path) => file === path || file.startsWith(`${path}/`))
  const unnamed = touched.filter((file) => !named.includes(file) && !isGenerated(file))
  if (unnamed.length > 0)
    throw new Error(`make:resource does not name what it changes:\n  ${unnamed.join('\n  ')}`)
}

const SETTINGS = {
  NODE_ENV: 'development',
  APP_KEY: 'recipe-only-0123456789abcdefghijklm',
  QUEUE_DRIVER: 'sync',
  DATABASE_URL: '',
}

const ace = (copy, args, env = {}) =>
  runNode(['ace.js', ...args], {
    cwd: join(copy, 'api'),
    quiet: true,
    env: { ...SETTINGS, NO_COLOR: '1', SQLITE_PATH: join(copy, 'recipe.sqlite3'), ...env },
  })

/** Without compression, and without the budget of a product that has no such resources. */
const BUILD = `
  import { build } from 'vite'
  import config from './vite.config.ts'
  const needed = ({ name }) => !['budget', 'precompress'].includes(name)
  const plugins = config.plugins.flat().filter(needed)
  await build({ ...config, plugins, configFile: false, logLevel: 'warn' })
`

async function compile(copy, made) {
  const texts = join(copy, 'scripts/lib/texts.mjs')
  const inFolder = (name) => ({ cwd: join(copy, name), quiet: true })
  const own = (name) =>
    made
      .filter((file) => file.startsWith(`${name}/`) && /\.tsx?$/.test(file))
      .map((file) => file.slice(name.length + 1))
  await runNode(['-e', `import(${JSON.stringify(texts)}).then((texts) => texts.textsAreWhole())`], {
    quiet: true,
  })
  await runNode(['--input-type=module', '-e', BUILD], inFolder('backoffice'))
  for (const name of ['backoffice', 'api']) {
    await run('npm', ['run', 'typecheck'], inFolder(name))
    await run('oxlint', own(name), inFolder(name))
  }
}

const camelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())

/** What the main suites ask of every other call, they ask of these. */
async function test(copy, made) {
  const own = made
    .filter((file) => /^api\/tests\/functional\//.test(file))
    .map((file) => file.slice(4))
  const matrices = ['authorization_matrix', 'bounded_queries'].map(
    (name) => `tests/functional/${name}.spec.ts`
  )
  const names = [...own, ...matrices].flatMap((file) => ['--files', file])
  const resources = own.map((file) => camelCase(basename(dirname(file))))
  await ace(copy, ['test', 'functional', ...names], {
    NODE_ENV: 'test',
    TEST_SCRATCH: `${copy}/scratch/`,
    TEST_RESOURCES: resources.join(','),
    TEST_API_PORT: String(await freePort()),
  })
}

/** The API from its sources, and the built back office in front of it. */
async function clickThrough(copy) {
  const chromium = await ensureBrowser()
  const [port, apiPort] = [await freePort(), await freePort()]
  const database = join(copy, 'clicks.sqlite3')
  const api = {
    ...SETTINGS,
    SQLITE_PATH: database,
    STORAGE_PATH: join(copy, 'storage'),
    APP_URL: `http://localhost:${port}`,
    API_PORT: String(apiPort),
    RATE_LIMITS: 'off',
    ADMIN_TWO_FACTOR: 'optional',
    LOG_LEVEL: 'warn',
  }
  await ace(copy, ['migration:run'], api)
  const e2e = (script, ...args) => [join(root, 'e2e/resource', script), ...args]
  await runNode(e2e('people.ts', database), { quiet: true })

  const parts = [
    start(['--import=@poppinss/ts-exec', 'bin/server.ts'], join(copy, 'api'), api),
    start(
      ['../node_modules/vite/bin/vite.js', 'preview', '--host=localhost', `--port=${port}`],
      join(copy, 'backoffice'),
      { API_PORT: String(apiPort) }
    ),
  ]
  try {
    await waitFor(`http://127.0.0.1:${apiPort}/api/v1/health`)
    await waitFor(`http://localhost:${port}/dashboard/`)
    await runNode(e2e('clicks.ts'), {
      quiet: true,
      env: { E2E_PORT: String(port), CHROMIUM_PATH: chromium },
    })
  } finally {
    await Promise.all(parts.map(stop))
  }
}

function start(args, cwd, env) {
  return startChild(nodeBinary(), args, {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

async function freePort() {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
