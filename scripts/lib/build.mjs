/*
 * Builds what is stale. A package is fresh while the digest of everything it is built from stands in its
 * build folder. Plain Node 20.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { step } from './console.mjs'
import { root, run, runAce } from './run.mjs'

const IGNORED = new Set([
  'node_modules',
  'build',
  'dist',
  'tmp',
  'storage',
  'tests',
  '.react-router',
  'README.md',
])

const npmBuild = (name) => () =>
  run('npm', ['run', 'build', '--workspace', name], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })

/** In build order: the front ends are typed by the API's generated client. */
const PACKAGES = [
  {
    name: 'API',
    sources: ['api'],
    stamp: 'api/build/.stamp',
    output: 'api/build/bin/server.js',
    build: async () => {
      rmSync(join(root, 'api/build'), { recursive: true, force: true })
      await runAce(['build'], {
        quiet: true,
        env: {
          NODE_ENV: 'development',
          APP_KEY: process.env.APP_KEY ?? 'build-time-only-0123456789abcdef',
        },
      })
    },
  },
  {
    name: 'back office',
    sources: [
      'backoffice',
      'storefront/app/map',
      'storefront/app/styles',
      'storefront/app/uploads',
      'storefront/vite',
      'api/.adonisjs',
    ],
    stamp: 'backoffice/dist/.stamp',
    output: 'backoffice/dist/index.html',
    build: npmBuild('backoffice'),
  },
  {
    name: 'storefront',
    sources: ['storefront', 'api/.adonisjs'],
    stamp: 'storefront/build/.stamp',
    output: 'storefront/build/server/index.js',
    build: npmBuild('storefront'),
  },
]

function digestOf(folders) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of folders) addFolder(hash, join(root, folder))
  return hash.digest('hex')
}

function addFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1
  )) {
    if (IGNORED.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, path)
    else if (entry.isFile()) hash.update(path.slice(root.length)).update(readFileSync(path))
  }
}

/** Builds the packages whose sources have changed since their last build. */
export async function ensureBuilt() {
  for (const { name, sources, stamp, output, build } of PACKAGES) {
    const digest = digestOf(sources)
    const stampFile = join(root, stamp)
    const isFresh =
      existsSync(join(root, output)) &&
      existsSync(stampFile) &&
      readFileSync(stampFile, 'utf8') === digest
    if (isFresh) continue
    await step(`Building the ${name}`, build)
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, digest)
  }
}
