/*
 * `npm run dev`: all three packages in watch mode behind the one address.
 */
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { step } from './lib/console.mjs'
import { loadEnvironment } from './lib/env.mjs'
import { startTogether } from './lib/processes.mjs'
import { root, runAce } from './lib/run.mjs'

const { demo } = loadEnvironment()
const env = { NODE_ENV: 'development' }

await ensureInstalled()
await step('Preparing the database', () =>
  runAce(['makao:prepare', ...(demo ? ['--demo'] : [])], { env })
)

startTogether([
  { name: 'API', args: ['ace.js', 'serve', '--hmr'], cwd: join(root, 'api'), env },
  {
    name: 'back office',
    args: ['../node_modules/vite/bin/vite.js'],
    cwd: join(root, 'backoffice'),
    env,
  },
  { name: 'storefront', args: ['server.ts'], cwd: join(root, 'storefront'), env },
])
