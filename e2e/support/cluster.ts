import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { environment, nodeBinary, root, runAce } from '../../scripts/lib/run.mjs'
import { stop } from './processes.ts'
import { databaseBeside, emptyRedis, missingForCluster, psql, redisIn } from './servers.ts'
import { apiPort, baseURL, port } from './settings.ts'
import { apiSettings } from './template.ts'

/** Beside the one at DATABASE_URL; psql of journeys and processes of the cluster find it by the same address. */
const name = `journeys_${port}`

export const clusterDatabase = () => databaseBeside(process.env.DATABASE_URL!, name)

/** A number of its own: the test of a rolling restart and the API's tests empty theirs. */
const redis = redisIn(7)

const COUNTS = ['--api=2', '--storefront=2', '--worker=1']

/**
 * Two APIs, two front doors and a worker behind one address, on a database of PostgreSQL and a number of Redis that are emptied first.
 * @param folder with a copy of the template, which is moved there: to fill a demo takes longer
 * @returns a function that stops it
 */
export async function startCluster(folder: string) {
  const lacks = await missingForCluster(redis)
  if (lacks) throw new Error(`E2E_SHAPE=cluster: ${lacks}`)
  const given = process.env.DATABASE_URL!
  await psql(given, `drop database if exists ${name} with (force)`)
  await psql(given, `create database ${name}`)
  await emptyRedis(redis)
  const move = { build: true, quiet: true, env: apiSettings(folder) }
  await runAce(['makao:move', '--to', clusterDatabase()], move)

  const program = spawn(nodeBinary(), ['scripts/cluster.mjs', '--built', ...COUNTS], {
    cwd: root,
    env: environment({
      ...apiSettings(folder),
      DB_CONNECTION: 'postgres',
      DATABASE_URL: clusterDatabase(),
      REDIS_URL: redis.href,
      HOST: 'localhost',
      PORT: String(port),
      API_PORT: String(apiPort),
      APP_URL: baseURL,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`The cluster on port ${port} ended with code ${code}: ${said}`)
  })
  ended.catch(() => null)
  const isOpen = async () => {
    while (!said.includes('by 5 processes') && program.exitCode === null) await pause(50)
  }
  await Promise.race([isOpen(), ended])
  return async () => {
    await stop(program)
    await psql(given, `drop database if exists ${name} with (force)`)
  }
}
