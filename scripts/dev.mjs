/* `npm run dev`: all three packages in watch mode behind one address. */
import { join } from 'node:path'
import { stopChildren } from './lib/children.mjs'
import { red } from './lib/console.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { loadEnvironment } from './lib/env.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { refuseTakenPorts } from './lib/ports.mjs'
import { startTogether } from './lib/processes.mjs'
import { root } from './lib/run.mjs'

const env = { NODE_ENV: 'development' }

try {
  const settings = loadEnvironment()
  await refuseTakenPorts(settings)
  await ensureInstalled()
  await prepareDatabase({ demo: settings.demo, build: false, env })

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
} catch (error) {
  process.stderr.write(`${red(error.message)}\n`)
  await stopChildren(1)
}
