/* What `npm run cluster` asks of its settings before it begins. Plain Node 20. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvironment } from './env.mjs'
import { root } from './run.mjs'

/** Settings that name files or folders, and what they are without one. */
const PATHS = { STORAGE_PATH: 'api/storage', ASSETS_PATH: '', MAP_PMTILES: '' }

/** @throws Error with one sentence when there is no PostgreSQL to share */
export function clusterSettings() {
  const settings = loadEnvironment()
  const { env } = process
  if (!env.DATABASE_URL && !env.DATABASE_URL_FILE)
    throw new Error('Several processes need PostgreSQL: give DATABASE_URL (postgres://…).')
  if (!env.REDIS_URL_FILE) env.REDIS_URL ||= 'redis://127.0.0.1:6379'
  env.APP_URL ||= `http://localhost:${settings.port}`
  pathsFromRoot(env)
  return settings
}

/** Relative paths begin at the root, wherever a process runs; so do those of secrets. */
function pathsFromRoot(env) {
  for (const [name, fallback] of Object.entries(PATHS)) {
    const given = env[name] || fallback
    if (given && !/^https?:/.test(given)) env[name] = resolve(root, given)
  }
  for (const [name, path] of Object.entries(env)) {
    const found = resolve(root, path)
    if (path && name.endsWith('_FILE') && existsSync(found)) env[name] = found
  }
}
