/*
 * The first job of docker-compose.yml: makes the secrets that are not there yet, each in the volume of who needs it and readable by them
 * alone, and gives the other volumes to who writes them. Safe at every start. Plain Node 20.
 * node scripts/volumes.mjs <folder of the keys' volumes> <folder of the others>
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Users of the images. */
const PRODUCT = 1000
const DATABASE = 999
const STORAGE = 1000
const GRAFANA = 472
const CADDY = 1000

const [keys, volumes] = process.argv.slice(2)
const mayGiveAway = process.getuid?.() === 0

const random = () => randomBytes(32).toString('base64url')

/** @param owner its reader; null for several, who see the volume and nobody else does */
function secret(volume, name, owner, make) {
  const folder = join(keys, volume)
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(path)) writeFileSync(path, make(), { mode: 0o600 })
  give(folder, owner, owner === null ? 0o755 : 0o500)
  give(path, owner, owner === null ? 0o444 : 0o400)
  return readFileSync(path, 'utf8')
}

function give(path, owner, mode) {
  if (mayGiveAway && owner !== null) chownSync(path, owner, owner)
  chmodSync(path, mode)
}

secret('product', 'app_key', PRODUCT, random)
secret('metrics', 'token', null, random)
secret('grafana', 'password', GRAFANA, random)
const password = secret('database', 'password', DATABASE, random)
secret('product', 'database_url', PRODUCT, () => `postgres://makao:${password}@database:5432/makao`)
secret('product', 'replica_url', PRODUCT, () => `postgres://makao:${password}@replica:5432/makao`)
const secretKey = secret('product', 's3_secret', PRODUCT, random)
secret('storage', 's3.json', STORAGE, () =>
  JSON.stringify({
    identities: [
      {
        name: 'makao',
        credentials: [{ accessKey: 'makao', secretKey }],
        actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'],
      },
    ],
  })
)

for (const [volume, owner] of [
  ['product', PRODUCT],
  ['photos', STORAGE],
  ['certificates', CADDY],
  ['assets', PRODUCT],
]) {
  mkdirSync(join(volumes, volume), { recursive: true })
  give(join(volumes, volume), owner, 0o700)
}
