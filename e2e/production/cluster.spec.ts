import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { environment, nodeBinary, root } from '../../scripts/lib/run.mjs'
import { freePort } from '../support/processes.ts'
import { databaseBeside, emptyRedis, missingForCluster, psql, redisIn } from '../support/servers.ts'
import { MailCatcher } from './mail_catcher.ts'

/*
 * `npm run cluster` on PostgreSQL and Redis: in a database of its own beside the one at DATABASE_URL. CLUSTER_REQUESTS makes the
 * load longer.
 */
const REQUESTS = Number(process.env.CLUSTER_REQUESTS ?? 2000)
const AT_ONCE = 6
/** Messages to support: few enough for the limit of an address, which is one for the whole cluster. */
const MESSAGES = 60

const given = process.env.DATABASE_URL
const redis = redisIn(6)
/** CI must have both. */
const lacks = await missingForCluster(redis)

const folder = mkdtempSync(join(tmpdir(), 'makao-cluster-'))
const post = await MailCatcher.open()
let program: ChildProcess | undefined
const name = `cluster_${process.pid}`

/** Scripts of the build before a restart and of the one after it. */
const script = (build: string) => `cluster-${process.pid}-${build}.js`
const onDisk = (build: string) => join(root, 'storefront/build/client/assets', script(build))
const release = (build: string) => writeFileSync(onDisk(build), `// ${build}`)

const READ = [
  '/api/v1/properties',
  '/properties',
  '/',
  '/api/v1/health',
  `/assets/${script('before')}`,
]

after(async () => {
  if (program?.exitCode === null) {
    program.kill('SIGTERM')
    await once(program, 'close')
  }
  post.close()
  for (const build of ['before', 'after']) rmSync(onDisk(build), { force: true })
  rmSync(folder, { recursive: true, force: true })
  if (!lacks) await psql(given!, `drop database if exists ${name} with (force)`)
})

const skip = lacks && !process.env.CI ? `A cluster is not tested: ${lacks}` : false

test(
  'a rolling restart with another build fails no request under load',
  { timeout: 240_000, skip },
  async () => {
    assert.equal(lacks, null, String(lacks))
    await psql(given!, `create database ${name}`)
    await emptyRedis(redis)
    const database = databaseBeside(given!, name)
    const [port, apiPort] = [await freePort(), await freePort()]
    const address = `http://127.0.0.1:${port}`
    const counts = ['--api=2', '--storefront=2', '--worker=1']
    release('before')
    program = spawn(nodeBinary(), ['scripts/cluster.mjs', '--built', ...counts], {
      cwd: root,
      env: environment({
        DEMO: 'false',
        APP_KEY: 'production-test-only-k3y-that-guards-nothing',
        APP_URL: address,
        PORT: String(port),
        HOST: '127.0.0.1',
        API_PORT: String(apiPort),
        DB_CONNECTION: 'postgres',
        DATABASE_URL: database,
        REDIS_URL: redis.href,
        STORAGE_PATH: join(folder, 'storage'),
        MAIL_MAILER: 'smtp',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(post.port),
        MAIL_FROM: 'karibu@makao.example',
        SUPPORT_EMAIL: 'support@makao.example',
        PAYMENTS: 'none',
        LOG_LEVEL: 'warn',
      }),
    })
    let said = ''
    for (const stream of [program.stdout!, program.stderr!])
      stream.on('data', (chunk) => (said += chunk))
    const says = async (words: string) => {
      while (!said.includes(words)) {
        assert.ok(program!.exitCode === null && program!.signalCode === null, said)
        await pause(50)
      }
    }
    await says('Preparing the database')
    /** Replaces nothing yet, and ends nothing. */
    program.kill('SIGUSR2')
    await says('by 5 processes')

    const failures: string[] = []
    let asked = 0
    let written = 0
    let isOver = false
    const ask = async (path: string, options?: RequestInit, expected = 200) => {
      asked += 1
      try {
        const answer = await fetch(`${address}${path}`, options)
        await answer.arrayBuffer()
        if (answer.status !== expected) failures.push(`${path}: ${answer.status}`)
        return answer.status
      } catch (error) {
        failures.push(`${path}: ${String((error as Error).cause ?? error)}`)
      }
    }
    const message = (number: number) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fullName: 'Achieng Odhiambo',
        email: `achieng${number}@example.com`,
        phone: '+254712345678',
        subject: 'A question',
        message: 'Is there a place near the lake?',
      }),
    })
    const reading = async () => {
      for (let turn = 0; !isOver || asked < REQUESTS; turn++) await ask(READ[turn % READ.length]!)
    }
    const writing = async () => {
      for (; written < MESSAGES; written++) {
        await ask('/api/v1/contacts', message(written), 201)
        await pause(200)
      }
    }
    // As a build does, under processes that run.
    rmSync(onDisk('before'))
    release('after')
    const load = [...Array.from({ length: AT_ONCE }, reading), writing()]
    program.kill('SIGUSR2')
    await says('Every process is a new one')
    isOver = true
    await Promise.all(load)

    await ask(`/assets/${script('after')}`)
    await ask('/metrics', undefined, 404)
    const targets = join(root, 'tmp/targets', `${port}.json`)
    const jobs = JSON.parse(readFileSync(targets, 'utf8')) as { labels: { job: string } }[]
    assert.deepEqual(
      jobs.map(({ labels }) => labels.job).toSorted(),
      ['makao-api', 'makao-api', 'makao-door', 'makao-door', 'makao-worker'],
      'each process can be asked for its figures'
    )
    assert.deepEqual(failures, [])
    assert.equal(said.split('… Preparing the database').length - 1, 2, 'a restart migrates as well')
    const releases = join(root, 'tmp/releases', String(program.pid))
    assert.equal(readdirSync(releases).length, 1, 'the build before is gone')
    assert.ok(asked >= REQUESTS)
    const total = await psql(database, 'select count(*) from contact_messages')
    assert.equal(Number(total), MESSAGES, 'each was written once')
    console.log(`${asked} requests, none failed`)

    program.kill('SIGTERM')
    const [code] = await once(program, 'close')
    assert.equal(code, 0, said)
    assert.ok(!existsSync(releases))
    assert.ok(!existsSync(targets))
  }
)
