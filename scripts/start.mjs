/*
 * `npm start`: from a fresh clone to a running product with demo data. Needs only Node 20 and npm.
 * With `--built` it installs and builds nothing (Dockerfile); with `--with-payments-double` a demo offers M-Pesa and
 * cards, which doubles on this machine answer for.
 */
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { stopChildren } from './lib/children.mjs'
import { bold, dim, red } from './lib/console.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { loadEnvironment } from './lib/env.mjs'
import { ensureDriver, ensurePackages } from './lib/install.mjs'
import { API_MEMORY, DOOR_MEMORY } from './lib/memory.mjs'
import { paymentsDouble } from './lib/payments_double.mjs'
import { refuseTakenPorts } from './lib/ports.mjs'
import { nameIn, startTogether, waitFor } from './lib/processes.mjs'
import { root } from './lib/run.mjs'

const withDouble = process.argv.includes('--with-payments-double')

const DEMO_ACCOUNTS = [
  ['guest', 'guest@makao.test'],
  ['host', 'host@makao.test'],
  ['admin', 'admin@makao.test'],
]

async function start() {
  const settings = loadEnvironment()
  const { port, host, apiPort, apiHost, demo } = settings
  const doublePort = Number(process.env.PAYMENTS_DOUBLE_PORT || port + 1)
  const env = { NODE_ENV: 'production' }
  const address = process.env.APP_URL || `http://localhost:${port}`
  const double = withDouble ? paymentsDouble({ port: doublePort, appUrl: address }) : null

  if (double && !demo) throw new Error('--with-payments-double is for a demo alone: DEMO=true.')
  await refuseTakenPorts({ ...settings, doublePort: double && doublePort })
  if (!process.argv.includes('--built')) {
    await ensurePackages()
    await Promise.all([ensureDriver(), ensureBuilt()])
  }
  await prepareDatabase({ demo, build: true, env })

  startTogether([
    {
      name: 'API',
      args: [...API_MEMORY, 'bin/server.js'],
      cwd: join(root, 'api/build'),
      env: { ...env, ...double?.apiSettings },
    },
    {
      name: 'storefront',
      args: [...DOOR_MEMORY, 'build/door/server.js'],
      cwd: join(root, 'storefront'),
      env,
    },
    ...(double ? [double.part] : []),
  ])
  await waitFor(`http://${nameIn(apiHost)}:${apiPort}/health/ready`)
  await waitFor(`http://${nameIn(host)}:${port}/`)
  if (double) await waitFor(double.url)
  welcome(address, demo, double)
}

function welcome(address, demo, double) {
  const lines = ['', bold(`  Makao is open: ${address}`), '']
  if (demo) {
    for (const [role, email] of DEMO_ACCOUNTS) lines.push(`  ${role.padEnd(6)} ${email}`)
    lines.push(
      dim('  password for each: Karibu123'),
      '',
      `  Codes and letters: ${address}/dev/mailbox`
    )
  }
  if (double) {
    lines.push(`  The guest's phone: ${double.url} (answer M-Pesa there; no money moves)`)
  }
  lines.push('', dim('  Ctrl-C stops everything.'), '')
  process.stdout.write(`${lines.join('\n')}\n`)
}

start().catch((error) => {
  process.stderr.write(`${red(error.message)}\n`)
  return stopChildren(1)
})
