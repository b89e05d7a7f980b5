/*
 * `npm run mutate`: mutation tests of the API's rules. Slow, and no part of `npm test`; `-- domain`
 * runs one area (mutation/areas.mjs).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '../mutation/areas.mjs'
import { bold, red } from './lib/console.mjs'
import { ensureInstalled, ensureMutationInstalled } from './lib/install.mjs'
import { root, runNode } from './lib/run.mjs'

/** Lowest mutation score per folder, in percent. */
const BOUND = 85

const NOTICED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

const wanted = process.argv.slice(2)

try {
  await ensureInstalled()
  await ensureMutationInstalled()
  for (const area of Object.keys(areas)) {
    if (wanted.length === 0 || wanted.includes(area)) await mutate(area)
  }
} catch (error) {
  process.stderr.write(`${red(error.message)}\n`)
  process.exitCode = 1
}

async function mutate(area) {
  process.stdout.write(`\n${bold(area)}\n`)
  const folder = join(root, 'mutation')
  await runNode(
    [
      join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      join(folder, 'stryker.config.mjs'),
    ],
    { env: { MUTATE: area, TS_EXEC_PWD: join(root, 'api') } }
  )
  const { files } = JSON.parse(readFileSync(join(folder, `tmp/reports/${area}.json`), 'utf8'))
  for (const path of areas[area].mutate) sayScore(path, files)
}

function sayScore(path, files) {
  const mutants = Object.entries(files)
    .filter(([name]) => name.startsWith(`api/${path}/`))
    .flatMap(([, file]) => file.mutants)
  const count = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  const noticed = count(NOTICED)
  const all = noticed + count(MISSED)
  const score = (100 * noticed) / all
  const line = `${path}: ${score.toFixed(1)} % of ${all}`
  process.stdout.write(score < BOUND ? `${red(line)}\n` : `${line}\n`)
  if (score < BOUND) process.exitCode = 1
}
