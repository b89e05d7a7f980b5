/*
 * `node scripts/released.mjs`, at a release: names what is checked out as the last release, whose code works on newer schemas (decision
 * 0097). Commit what it writes. Plain Node 20.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './lib/run.mjs'

const database = join(root, 'api/database')

const commit = (await run('git', ['rev-parse', 'HEAD'], { quiet: true })).trim()
const newest = readdirSync(join(database, 'migrations')).sort().at(-1)
const release = { commit, migration: newest.replace('.ts', '') }
writeFileSync(join(database, 'last_release.json'), `${JSON.stringify(release, null, 2)}\n`)
process.stdout.write(
  `The last release is ${commit}, up to ${release.migration}.\n` +
    'Empty the list in api/tests/unit/database/expand_then_contract.spec.ts, and commit both.\n'
)
