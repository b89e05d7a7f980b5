/* Fills the database of the environment, and prints what the floor has to know of places and prices. */
import { bootApi } from '../lib/application.mjs'

const app = await bootApi()

const { fill } = await import('../search/fill.mjs')
const { PLACES } = await import('./searches.mjs')
const { resolveLocation } = await import('../../api/app/queries/places/resolve_location.ts')
const { PROPERTY_TYPES } = await import('../../api/app/domain/property_types.ts')
const { maskOf } = await import('../../api/app/domain/amenities.ts')

const [properties, nights] = process.argv.slice(2).map(Number)
if (properties > 0) await fill(app, properties, nights)
const places = {}
for (const name of new Set(PLACES)) if (name) places[name] = await resolveLocation(name)
const types = Object.fromEntries(PROPERTY_TYPES.map(({ slug, code }) => [slug, code]))
const amenities = Object.fromEntries(['wifi', 'pool', 'parking'].map((one) => [one, maskOf([one])]))
process.stdout.write(`\n${JSON.stringify({ places, types, amenities })}\n`)
await app.terminate()
