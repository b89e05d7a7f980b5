/*
 * Measures 12-megapixel uploads against a server of its own: the time from the last byte to the
 * answer, the time until all sizes are ready, and the slowdown of search under twenty uploads as a
 * ratio to the idle server.
 * node bench/photos.mjs [properties=2000] [--seconds 15]
 * node bench/photos.mjs --database postgres://…/scratch (an empty database of its own)
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cameraPictures } from './photos/camera.mjs'
import { preparedServer } from './photos/server.mjs'
import { bound } from './lib/figures.mjs'
import { percentile, searchingWhile } from './photos/searches.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, seconds: { type: 'string', default: '15' } },
})
const PICTURES = 20
const SECONDS = Number(options.seconds)

const server = await preparedServer({
  properties: Number(positionals[0] ?? 2000),
  database: options.database,
})
try {
  const pictures = await cameraPictures(PICTURES + 3)
  const megabytes = pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length / 1e6
  console.log(`${pictures.length} pictures of 4000 × 3000, ${megabytes.toFixed(1)} MB each\n`)

  const place = await server.list(pictures[0])
  await server.whenVariantsAreReady(place)
  for (const picture of pictures.slice(1, 3)) await uploadAlone(place, picture)

  const idle = await searchingWhile(server.url, () => pause(SECONDS * 1000))
  tell('search, idle', idle)
  const busy = await searchingWhile(server.url, () => takeIn(pictures.slice(3)))
  tell(`search, while ${PICTURES} pictures are processed`, busy)
  bound('4 p99 of searches beside photo work', percentile(busy, 99) / percentile(idle, 99), 2)
} finally {
  await server.stop()
}

async function uploadAlone(place, picture) {
  const answered = await server.upload(place, [picture])
  const startedAt = performance.now()
  await server.whenVariantsAreReady(place)
  const ready = (performance.now() - startedAt) / 1000
  console.log(
    `upload answered ${answered.toFixed(0)} ms after its last byte (wanted: under 1000), ` +
      `sizes ready ${ready.toFixed(1)} s later (wanted: under 5)\n`
  )
}

async function takeIn(pictures) {
  const places = []
  for (let start = 0; start < pictures.length; start += 7) {
    const [first, ...others] = pictures.slice(start, start + 7)
    const place = await server.list(first)
    places.push(place)
    for (const picture of others) await server.upload(place, [picture])
  }
  const uploadedAt = performance.now()
  for (const place of places) await server.whenVariantsAreReady(place)
  const seconds = (performance.now() - uploadedAt) / 1000
  console.log(`all sizes ready ${seconds.toFixed(1)} s after the last upload`)
}

function tell(title, times) {
  const figures = [50, 99].map((share) => `p${share} ${percentile(times, share).toFixed(1)} ms`)
  console.log(`${title}: ${figures.join(', ')} (${times.length} searches)`)
}
