/*
 * Cooks the recipe "Adding a resource" of CONTRIBUTING.md in a copy of this repository: writes the files it shows, makes
 * the changes it tells, then generates, compiles and tests as it says.
 *
 * Two forms are understood. A path alone on a line, then a block: the whole file. And `In <path>, before|after|instead
 * of <words>:`, then a block: its lines go there, by the first line that has these words.
 *
 * In the end nothing may have been touched but the files the recipe names and generated code.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { GENERATED } from './checks.mjs'
import { step } from './console.mjs'
import { root, run, runNode } from './run.mjs'
import { digestsIn, touchedBetween } from './touched.mjs'

/** What the API, the back office and the comparison of the catalogues are made of. */
const INGREDIENTS = [
  'api',
  'backoffice',
  'scripts',
  'storefront/app',
  'storefront/vite',
  'package.json',
]

/** Neither sources nor needed: made by builds, by running, or linked. */
const LEFT_OUT = new Set(['node_modules', 'build', 'dist', 'storage', 'tmp', '.env'])

const FILE = /^`([\w./-]+\.\w+)`$/
const CHANGE = /^In `([^`]+)`, (before|after|instead of) `(.+)`:$/

export async function cookRecipe() {
  const kitchen = await mkdtemp(join(tmpdir(), 'makao-recipe-'))
  try {
    await copyInto(kitchen)
    const before = shelves(kitchen)
    const named = await step('The recipe for a resource: followed', () => follow(kitchen))
    await step('The recipe for a resource: generated', () => generate(kitchen))
    await step('The recipe for a resource: compiled', () => compile(kitchen))
    await step('The recipe for a resource: tested', () => test(kitchen))
    await step('The recipe for a resource: nothing else touched', async () =>
      refuseUnnamed(touchedBetween(before, shelves(kitchen)), named)
    )
  } finally {
    await rm(kitchen, { recursive: true, force: true })
  }
}

async function copyInto(kitchen) {
  const filter = (source) => !LEFT_OUT.has(basename(source))
  for (const name of INGREDIENTS) {
    await cp(join(root, name), join(kitchen, name), { recursive: true, filter })
  }
  linkModules(kitchen)
}

const shelves = (kitchen) => digestsIn(kitchen, INGREDIENTS, (name) => LEFT_OUT.has(name))

/** @returns the files the recipe names */
async function follow(kitchen) {
  const steps = readSteps(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))
  const made = steps.map((one) => take(kitchen, one))
  /* A block of the guide begins at its margin: where it goes, its lines stand further in. */
  await run('prettier', ['--write', ...new Set(made)], { cwd: kitchen, quiet: true })
  return made
}

/** @throws Error that names every file the recipe should have named */
function refuseUnnamed(touched, named) {
  const isGenerated = (file) =>
    GENERATED.some((path) => file === path || file.startsWith(`${path}/`))
  const unnamed = touched.filter((file) => !named.includes(file) && !isGenerated(file))
  if (unnamed.length > 0)
    throw new Error(`CONTRIBUTING.md does not name what is touched:\n  ${unnamed.join('\n  ')}`)
}

/** Every package as it is installed; our own three are those of the copy. */
function linkModules(kitchen) {
  const installed = join(root, 'node_modules')
  mkdirSync(join(kitchen, 'node_modules/@makao'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@makao') symlinkSync(join(installed, name), join(kitchen, 'node_modules', name))
  }
  for (const name of ['api', 'backoffice']) {
    symlinkSync(join(kitchen, name), join(kitchen, 'node_modules/@makao', name))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(kitchen, name, 'node_modules'))
  }
}

/** The steps of the recipe, in its order. */
function readSteps(guide) {
  const recipe = guide.slice(guide.indexOf('\n## Adding a resource'))
  const steps = []
  let told = null
  let block = null
  for (const line of recipe.split('\n')) {
    if (block && line === '```') {
      if (told) steps.push({ ...told, lines: block })
      told = block = null
    } else if (block) block.push(line)
    else if (line.startsWith('```')) block = []
    else if (line.trim()) told = stepIn(line)
  }
  if (steps.length < 20) throw new Error(`CONTRIBUTING.md has only ${steps.length} steps left`)
  return steps
}

function stepIn(line) {
  const [, file] = FILE.exec(line) ?? []
  if (file) return { file }
  const [, changed, where, words] = CHANGE.exec(line) ?? []
  return changed ? { file: changed, where, words } : null
}

function take(kitchen, { file, where, words, lines }) {
  const path = join(kitchen, file)
  if (!where) {
    if (existsSync(path)) throw new Error(`The recipe would write over ${file}`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${lines.join('\n')}\n`)
    return file
  }
  const before = readFileSync(path, 'utf8').split('\n')
  const place = before.findIndex((line) => line.includes(words))
  if (place < 0) throw new Error(`${file} has no line with ${words}, where the recipe looks for it`)
  const [at, removed] = { 'before': [place, 0], 'after': [place + 1, 0], 'instead of': [place, 1] }[
    where
  ]
  writeFileSync(path, before.toSpliced(at, removed, ...lines).join('\n'))
  return file
}

const ace = (kitchen, args, env = {}) =>
  runNode(['ace.js', ...args], {
    cwd: join(kitchen, 'api'),
    quiet: true,
    env: {
      NODE_ENV: 'development',
      APP_KEY: 'recipe-only-0123456789abcdefghijklm',
      QUEUE_DRIVER: 'sync',
      DATABASE_URL: '',
      SQLITE_PATH: join(kitchen, 'recipe.sqlite3'),
      ...env,
    },
  })

async function generate(kitchen) {
  await ace(kitchen, ['codegen'])
  await ace(kitchen, ['migration:run'])
  await ace(kitchen, ['openapi:generate'])
}

async function compile(kitchen) {
  const texts = join(kitchen, 'scripts/lib/texts.mjs')
  await Promise.all([
    run('tsc', ['--noEmit'], { cwd: join(kitchen, 'api'), quiet: true }),
    run('tsc', ['--noEmit'], { cwd: join(kitchen, 'backoffice'), quiet: true }),
    runNode(['-e', `import(${JSON.stringify(texts)}).then((texts) => texts.textsAreWhole())`], {
      quiet: true,
    }),
  ])
}

function test(kitchen) {
  const files = ['amenities/amenity_requests.spec.ts', 'authorization_matrix.spec.ts']
  return ace(
    kitchen,
    ['test', 'functional', ...files.flatMap((file) => ['--files', `tests/functional/${file}`])],
    { NODE_ENV: 'test', TEST_SCRATCH: `${kitchen}/scratch/` }
  )
}
