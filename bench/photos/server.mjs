import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { API_MEMORY } from '../../scripts/lib/memory.mjs'
import { startedChild } from '../lib/child.mjs'

const PORT = 3191
const api = new URL('../../api/', import.meta.url)
const url = `http://127.0.0.1:${PORT}`

const FIELDS = {
  'title': 'Makuti house by the creek',
  'description': 'Two rooms under a palm roof, ten steps from the water.',
  'propertyType': 'house',
  'bedrooms': '2',
  'bathrooms': '1.5',
  'maxGuests': '4',
  'price': '8500',
  'currency': 'KES',
  'address[street]': 'Creek Road 3',
  'address[area]': 'Mnarani',
  'address[city]': 'Kilifi',
  'address[county]': 'Kilifi',
  'address[postalCode]': '80108',
}

/** @param fill a module that fills the database of its environment and prints a token */
export async function preparedServer({
  properties,
  database,
  fill = new URL('fill.mjs', import.meta.url),
}) {
  const scratch = mkdtempSync(join(tmpdir(), 'makao-bench-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'UTC',
    APP_KEY: 'a-key-for-the-benchmark-that-guards-nothing',
    DEMO: 'true',
    API_PORT: String(PORT),
    DB_CONNECTION: database ? 'postgres' : 'sqlite',
    DATABASE_URL: database ?? '',
    SQLITE_PATH: join(scratch, 'bench.sqlite3'),
    STORAGE_PATH: join(scratch, 'storage'),
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    LIMITER_STORE: 'memory',
  }
  const token = await fillDatabase({ ...env, QUEUE_DRIVER: 'sync' }, fill, properties)
  const child = startedChild(
    [...API_MEMORY, '--import=@poppinss/ts-exec', '--enable-source-maps', 'bin/server.ts'],
    { cwd: fileURLToPath(api), env, stdio: ['ignore', 'inherit', 'inherit'] }
  )
  await answering(child)
  return {
    url,
    token,
    list: async (picture) => (await send(token, '/properties', FIELDS, [picture])).data._id,
    upload: async (id, pictures) =>
      (await send(token, `/properties/${id}/photos`, {}, pictures)).answered,
    whenVariantsAreReady: (id) => whenVariantsAreReady(token, id),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/**
 * Runs in a separate process, so that the database file is closed afterwards.
 * @returns the last line it prints
 */
async function fillDatabase(env, fill, properties) {
  const child = startedChild([fileURLToPath(fill), String(properties)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let token = ''
  child.stdout.on('data', (chunk) => (token += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('the database could not be filled')
  return token.trim().split('\n').at(-1)
}

async function answering(child) {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const health = await fetch(`${url}/api/v1/health`).catch(() => null)
    if (health?.ok) return
    await pause(100)
  }
  throw new Error('the server did not start')
}

/** Sends a form and measures the time from its last byte to the first byte of the answer. */
async function send(token, path, fields, pictures) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const bytes of pictures) form.append('images', new Blob([bytes]), 'a.jpg')
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  return new Promise((resolve, reject) => {
    let sentAt = 0
    const headers = {
      'authorization': `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type'),
      'content-length': body.length,
    }
    const sent = request(`${url}/api/v1${path}`, { method: 'POST', headers }, async (response) => {
      const answered = performance.now() - sentAt
      const chunks = await Array.fromAsync(response)
      const answer = JSON.parse(Buffer.concat(chunks).toString())
      if (response.statusCode !== 201) return reject(new Error(answer.message))
      resolve({ answered, data: answer.data })
    })
    sent.on('finish', () => (sentAt = performance.now()))
    sent.on('error', reject).end(body)
  })
}

async function whenVariantsAreReady(token, id) {
  for (;;) {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api/v1/properties/${id}`, { headers })
    const { data } = await response.json()
    if (data.images.every(({ variants }) => variants)) return
    await pause(100)
  }
}
