/* `npm run settings`: writes docs/settings.md anew. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { PAGE, settingsPage } from './lib/settings.mjs'

writeFileSync(join(root, PAGE), await settingsPage())
process.stdout.write(`${PAGE}\n`)
