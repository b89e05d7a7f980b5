/*
 * `npm start`: from a fresh clone to a running product with demo data. Needs only Node 20 and npm.
 * With `--built` it installs and builds nothing (Dockerfile).
 */
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { stopChildren } from './lib/children.mjs'
import { bold, dim, red } from './lib/console.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { loadEnvironment } from './lib/env.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { API_MEMORY } from './lib/memory.mjs'
import { refuseTakenPorts } from './lib/ports.mjs'
import { startTogether, waitFor } from './lib/processes.mjs'
import { root } from './lib/run.mjs'

const DEMO_ACCOUNTS = [
  ['guest', 'guest@makao.test'],
  ['host', 'host@makao.test'],
  ['admin', 'admin@makao.test'],
]

async function start() {
  const settings = loadEnvironment()
  const { port, host, apiPort, demo } = settings
  const env = { NODE_ENV: 'production' }
  const address = process.env.APP_URL ?? `http://localhost:${port}`

  await refuseTakenPorts(settings)
  if (!process.argv.includes('--built')) {
    await ensureInstalled()
    await ensureBuilt()
  }
  await prepareDatabase({ demo, build: true, env })

  startTogether([
    {
      name: 'API',
      args: [...API_MEMORY, 'bin/server.js'],
      cwd: join(root, 'api/build'),
      env,
    },
    { name: 'storefront', args: ['server.ts'], cwd: join(root, 'storefront'), env },
  ])
  await waitFor(`http://127.0.0.1:${apiPort}/api/v1/health`)
  await waitFor(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/`)
  welcome(address, demo)
}

function welcome(address, demo) {
  const lines = ['', bold(`  Makao is open: ${address}`), '']
  if (demo) {
    for (const [role, email] of DEMO_ACCOUNTS) lines.push(`  ${role.padEnd(6)} ${email}`)
    lines.push(
      dim('  password for each: Karibu123'),
      '',
      `  Codes and letters: ${address}/dev/mailbox`
    )
  }
  lines.push('', dim('  Ctrl-C stops everything.'), '')
  process.stdout.write(`${lines.join('\n')}\n`)
}

start().catch((error) => {
  process.stderr.write(`${red(error.message)}\n`)
  return stopChildren(1)
})
