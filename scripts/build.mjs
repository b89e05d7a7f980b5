/*
 * `npm run build`: builds whatever is stale, for production.
 */
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await ensureBuilt()
