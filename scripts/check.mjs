/* `npm run check`: the checks to run before every commit. */
import { fastChecks } from './lib/checks.mjs'
import { red } from './lib/console.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { tally } from './lib/tally.mjs'

try {
  await ensureInstalled()
  await fastChecks()
  process.stdout.write(`\n${tally()}\n`)
} catch (error) {
  process.stderr.write(`\n${red(error.message)}\n`)
  process.exitCode = 1
}
