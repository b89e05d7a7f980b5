import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const scripts = new URL('../', import.meta.url)
const start = fileURLToPath(new URL('start.mjs', scripts))
const lib = (name) => JSON.stringify(new URL(`lib/${name}.mjs`, scripts).href)

/** Prints its own pid and that of a child; both would live for a minute. */
const FAMILY = `
  import { spawn } from 'node:child_process'
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  console.log('up', process.pid, child.pid)
  setTimeout(() => {}, 60_000)
`
const STAND_INS = {
  'a step such as installing, building or seeding': `
    import { runNode } from ${lib('run')}
    await runNode(['family.mjs'], { cwd: import.meta.dirname })
  `,
  'the open product': `
    import { startTogether } from ${lib('processes')}
    const cwd = import.meta.dirname
    startTogether([{ name: 'one', args: ['family.mjs'], cwd }, { name: 'two', args: ['family.mjs'], cwd }])
  `,
}

/**
 * Resolves once a process has printed so many lines that begin with 'up'.
 * @returns the numbers in them
 */
async function pidsFrom(child, lines) {
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    const said = [...output.matchAll(/^up (\d+) (\d+)$/gm)]
    if (said.length === lines) return said.flatMap(([, ...pids]) => pids.map(Number))
  }
  throw new Error(`It ended: ${output}`)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @returns those of some processes that still exist after a while */
async function leftOf(pids) {
  for (let tries = 0; tries < 100 && pids.some(isAlive); tries++) await pause(50)
  return pids.filter(isAlive)
}

/** A SIGTERM reaches npm alone, Ctrl-C everybody in the terminal's group. */
const WAYS = {
  'SIGTERM to `npm start`': (npm) => npm.kill('SIGTERM'),
  'Ctrl-C': (npm) => process.kill(-npm.pid, 'SIGINT'),
}

for (const [what, script] of Object.entries(STAND_INS)) {
  for (const [way, stop] of Object.entries(WAYS)) {
    test(`${way} ends ${what}, and all it has started`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'makao-stop-'))
      writeFileSync(join(folder, 'package.json'), '{ "scripts": { "start": "node start.mjs" } }')
      writeFileSync(join(folder, 'family.mjs'), FAMILY)
      writeFileSync(join(folder, 'start.mjs'), script)
      const npm = spawn('npm', ['start'], { cwd: folder, detached: true })
      const ended = once(npm, 'exit')
      const pids = await pidsFrom(npm, what === 'the open product' ? 2 : 1)

      stop(npm)
      await ended
      assert.deepEqual(await leftOf(pids), [])
      rmSync(folder, { recursive: true })
    })
  }
}

for (const [what, fault] of Object.entries({
  'an error that nobody catches': `setTimeout(() => { throw new Error('unheard') })`,
  'a promise that nobody waits for': `void Promise.reject(new Error('unheard'))`,
})) {
  test(`${what} ends a cluster with all it has started`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'makao-stop-'))
    t.after(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'family.mjs'), FAMILY)
    writeFileSync(
      join(folder, 'cluster.mjs'),
      `
        import { once } from 'node:events'
        import { startChild, stopOnFaults } from ${lib('children')}
        stopOnFaults()
        const child = startChild(process.execPath, ['family.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] })
        const [said] = await once(child.stdout, 'data')
        process.stdout.write(said)
        ${fault}
      `
    )
    const cluster = spawn(process.execPath, ['cluster.mjs'], { cwd: folder })
    const ended = once(cluster, 'exit')
    const pids = await pidsFrom(cluster, 1)
    const [code] = await ended
    assert.equal(code, 1)
    assert.deepEqual(await leftOf(pids), [])
  })
}

test('a benchmark of which a part does not start ends the others', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'makao-stop-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const script = join(folder, 'bench.mjs')
  writeFileSync(
    script,
    `
      import { once } from 'node:events'
      import { createServer } from 'node:http'
      import { running } from ${JSON.stringify(new URL('../bench/lib/product.mjs', scripts).href)}
      const known = createServer((req, res) => res.end()).listen(0, '127.0.0.1')
      await once(known, 'listening')
      const part = { url: 'http://127.0.0.1:' + known.address().port }
      const { pid } = await running(['-e', 'setTimeout(() => {}, 60_000)'], '', process.env, part)
      console.log('up', process.pid, pid)
      await running(['-e', 'process.exit(1)'], '', process.env, { url: 'http://127.0.0.1:9' })
    `
  )
  const bench = spawn(process.execPath, [script])
  const ended = once(bench, 'exit')
  const pids = await pidsFrom(bench, 1)
  const [code] = await ended
  assert.equal(code, 1)
  assert.deepEqual(await leftOf(pids), [])
})

/** Below those that systems hand out for connections: another one's would be taken by chance. */
const FREE = { PORT: '21873', API_PORT: '21874' }

test('a port that is taken is said in one sentence, before anything else is done', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  t.after(() => taken.close())
  await once(taken, 'listening')
  const { port } = taken.address()
  for (const name of ['PORT', 'API_PORT']) {
    const env = { ...process.env, APP_KEY: 'none', HOST: '127.0.0.1' }
    const child = spawn(process.execPath, [start], {
      env: { ...env, ...FREE, [name]: String(port) },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const [code] = await once(child, 'close')
    assert.equal(code, 1)
    assert.match(said, new RegExp(`^Port ${port} is taken, .* ${name}=${port + 1}\\.\\n$`))
  }
})
