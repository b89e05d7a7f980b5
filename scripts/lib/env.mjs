/* The `.env` at the root, shared by all packages. Plain Node 20. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './run.mjs'

const fresh = () => `# Created by npm start. Everything else has a default: see docs/settings.md.
APP_KEY=${randomBytes(32).toString('base64url')}
DEMO=true
`

/** An image has no place for it, nor has a folder of somebody else. */
function create(file) {
  try {
    writeFileSync(file, fresh(), { mode: 0o600 })
  } catch (error) {
    throw new Error(
      `APP_KEY is not given, and ${file} cannot be written for one (${error.code}): give APP_KEY, or APP_KEY_FILE with the name of a file that has it.`,
      { cause: error }
    )
  }
}

/** Loads the `.env` file, creating it when missing. The environment wins, whether it gives a secret itself or as a file. */
export function loadEnvironment(file = join(root, '.env')) {
  if (!existsSync(file) && !process.env.APP_KEY && !process.env.APP_KEY_FILE) create(file)
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  for (const [name, value] of Object.entries(settings)) {
    const otherWay = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`
    if (!process.env[otherWay]) process.env[name] ??= value
  }
  /** One that is there but empty is not given, as for the API and the front door. */
  return {
    port: Number(process.env.PORT || 3000),
    host: process.env.HOST || 'localhost',
    apiPort: Number(process.env.API_PORT || 3333),
    apiHost: process.env.API_HOST || '127.0.0.1',
    demo: process.env.DEMO === 'true' || process.env.DEMO === '1',
  }
}
