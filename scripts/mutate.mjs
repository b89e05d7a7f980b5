/*
 * `npm run mutate`: mutation tests of the API's rules. Slow, and no part of `npm test`; `-- domain`
 * runs one area (mutation/areas.mjs).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '../mutation/areas.mjs'
import { bold, red } from './lib/console.mjs'
import { ensureInstalled, ensureMutationInstalled } from './lib/install.mjs'
import { areasNamed, scores } from './lib/mutants.mjs'
import { root, runNode } from './lib/run.mjs'

/** Of single files, where not whole areas are mutated (mutation/stryker.config.mjs). */
const isPart = Boolean(process.env.MUTATE_ONLY)

try {
  const wanted = areasNamed(process.argv.slice(2), areas)
  await ensureInstalled()
  await ensureMutationInstalled()
  let said = 0
  for (const area of wanted) said += await mutate(area)
  if (said === 0) throw new Error('MUTATE_ONLY names no file that has mutants')
} catch (error) {
  process.stderr.write(`${red(error.message)}\n`)
  process.exitCode = 1
}

/** @returns of how many folders it has said something */
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
  const said = scores(areas[area].mutate, files, isPart)
  for (const { line, isGood } of said) {
    process.stdout.write(isGood ? `${line}\n` : `${red(line)}\n`)
    if (!isGood) process.exitCode = 1
  }
  return said.length
}
