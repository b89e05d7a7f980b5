/* `npm run backup`, `restore` and `doctor`: a command of the API, from its build where there is one. Plain Node 20. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runAce } from './lib/run.mjs'

const [command, ...flags] = process.argv.slice(2)
const build = existsSync(join(root, 'api/build/bin/console.js'))

try {
  await runAce([command, ...flags], {
    build,
    env: { NODE_ENV: build ? 'production' : 'development' },
  })
} catch {
  /** The command has said why. */
  process.exitCode = 1
}
