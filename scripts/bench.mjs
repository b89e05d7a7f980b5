/*
 * `npm run bench`: every benchmark in bench/, in turn; `npm run bench -- search` runs one. They
 * print ratios to a baseline of the same run, since machines differ.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bold, red } from './lib/console.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, runNode } from './lib/run.mjs'

const wanted = process.argv.slice(2)
const files = readdirSync(join(root, 'bench')).filter(
  (name) =>
    name.endsWith('.mjs') && (wanted.length === 0 || wanted.includes(name.replace('.mjs', '')))
)

try {
  await ensureInstalled()
  for (const file of files) {
    process.stdout.write(`\n${bold(file.replace('.mjs', ''))}\n`)
    await runNode([join(root, 'bench', file)])
  }
} catch (error) {
  process.stderr.write(`${red(error.message)}\n`)
  process.exitCode = 1
}
