import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openDoor } from './door.ts'

const folder = mkdtempSync(join(tmpdir(), 'makao-streets-'))
after(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'kenya.pmtiles'), 'PMTiles and then the streets')

process.env.NODE_ENV = 'production'
process.env.MAP_PMTILES = join(folder, 'kenya.pmtiles')
process.env.MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png'
const { groundUrl, mapArchive } = await import('../../server/map-archive.ts')

test('streets are read by ranges, and kept as long as their address holds', async (t) => {
  const ask = await openDoor(t, mapArchive)
  assert.match(groundUrl, /^\/streets\.pmtiles\?v=\d+-28$/)
  const part = await ask({ path: groundUrl, headers: { Range: 'bytes=0-6' } })
  assert.equal(part.status, 206)
  assert.equal(part.body, 'PMTiles')
  assert.equal(part.headers['content-range'], 'bytes 0-6/28')
  assert.match(String(part.headers['cache-control']), /max-age=31536000, immutable/)
  const beyond = await ask({ path: groundUrl, headers: { Range: 'bytes=100-200' } })
  assert.equal(beyond.status, 416)
})

test('nothing else of the folder is given away', async (t) => {
  const ask = await openDoor(t, mapArchive)
  for (const path of ['/streets.pmtiles/', '/streets.pmtiles/..', '/kenya.pmtiles']) {
    const answer = await ask({ path })
    assert.doesNotMatch(answer.body, /PMTiles and/, path)
  }
})
