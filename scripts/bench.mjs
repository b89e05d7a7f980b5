/*
 * `npm run bench`: every benchmark in bench/, in turn; `npm run bench -- mix pages` runs some, and options go to them
 * (`--small` for a quick try). They print ratios to a baseline of the same run, since machines differ, and at the end
 * each bound with what was measured. `--check` runs the part that comes out the same everywhere, against
 * bench/bounds.mjs.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { bold, dim, red } from './lib/console.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, runNode } from './lib/run.mjs'

/** Run when named alone: they bring programs of their own, or take the whole screen. */
const ALONE = ['backoffice', 'bounds', 'lighthouse', 'orders', 'search', 'serve']

const given = process.argv.slice(2)
const options = given.slice(given.findIndex((word) => word.startsWith('--')))
const isCheck = given.includes('--check')
const wanted = given.slice(
  0,
  given.length - (given.some((one) => one.startsWith('--')) ? options.length : 0)
)
const names = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.replace('.mjs', ''))
const chosen = wanted.length > 0 ? wanted : names.filter((name) => !ALONE.includes(name))

const scratch = mkdtempSync(join(tmpdir(), 'makao-bench-'))
process.env.BENCH_FIGURES = join(scratch, 'figures')
try {
  await ensureInstalled()
  if (isCheck) {
    await runNode([join(root, 'bench/check/check.mjs')])
  } else {
    await ensureBuilt()
    for (const name of chosen) {
      process.stdout.write(`\n${bold(name)}\n`)
      await runNode([join(root, 'bench', `${name}.mjs`), ...passed(name)])
    }
  }
} catch (error) {
  process.stderr.write(`${red(error.message)}\n`)
  process.exitCode = 1
} finally {
  table()
  rmSync(scratch, { recursive: true, force: true })
}

/** When several run, they get what all of them understand. */
function passed(name) {
  if (chosen.length === 1) return given.some((one) => one.startsWith('--')) ? options : []
  const understandSmall = ['cluster', 'memory', 'mix', 'pages', 'reservations', 'tables']
  return given.includes('--small') && understandSmall.includes(name) ? ['--small'] : []
}

function table() {
  if (!existsSync(process.env.BENCH_FIGURES)) return
  const rows = readFileSync(process.env.BENCH_FIGURES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  process.stdout.write(`\n${bold('Bounds')}\n`)
  for (const { name, figure, wanted: limit, isMet } of rows) {
    const state = isMet ? 'met' : red('missed')
    process.stdout.write(
      `${name.padEnd(60)} ${figure.padStart(10)} ${dim(limit.padEnd(10))} ${state}\n`
    )
  }
}
