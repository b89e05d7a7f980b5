/*
 * Builds stale packages: the digest of a package's inputs stands in its build folder. Plain Node
 * 20.
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
      await runAce(['build', '--tsconfig', 'tsconfig.build.json'], {
        quiet: true,
        env: {
          NODE_ENV: 'development',
          APP_KEY: process.env.APP_KEY ?? 'build-time-only-0123456789abcdef',
        },
      })
      refuseDevelopmentFiles(join(root, 'api/build'))
    },
  },
  {
    name: 'back office',
    sources: ['backoffice', 'packages/shared', 'api/.adonisjs'],
    stamp: 'backoffice/dist/.stamp',
    output: 'backoffice/dist/index.html',
    build: npmBuild('backoffice'),
  },
  {
    name: 'storefront',
    sources: ['storefront', 'packages/shared', 'api/.adonisjs'],
    stamp: 'storefront/build/.stamp',
    output: 'storefront/build/door/server.js',
    build: npmBuild('storefront'),
  },
]

/** Test, seed and generator code that `tsconfig.build.json` leaves out; an import would bring it back. */
const DEVELOPMENT_FILES =
  /^(tests|doubles|generator|stubs|bin\/test|commands\/(seed|make_resource)|database\/(demo|factories|seeders))\b/

/** @throws Error naming the development files in a production build */
export function refuseDevelopmentFiles(build) {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
  const found = files.filter((file) => DEVELOPMENT_FILES.test(file.replaceAll('\\', '/')))
  if (found.length > 0) throw new Error(`Not for production, but built: ${found.join(', ')}`)
}

export function digestOf(folders) {
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

/** @param names those that are wanted of 'API', 'back office' and 'storefront'; all by default */
export async function ensureBuilt(names = PACKAGES.map(({ name }) => name)) {
  for (const { name, sources, stamp, output, build } of PACKAGES) {
    if (!names.includes(name)) continue
    const digest = digestOf(sources)
    const stampFile = join(root, stamp)
    const isFresh =
      existsSync(join(root, output)) &&
      existsSync(stampFile) &&
      readFileSync(stampFile, 'utf8') === digest
    if (isFresh) continue
    rmSync(stampFile, { force: true })
    await step(`Building the ${name}`, build)
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, digest)
  }
}
