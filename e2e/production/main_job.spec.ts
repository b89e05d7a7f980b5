import assert from 'node:assert/strict'
import { test } from 'node:test'
import { run } from '../../scripts/lib/run.mjs'
import { missingForCluster, redisIn } from '../support/servers.ts'

/** CI must have both. */
const lacks = await missingForCluster(redisIn(7))
const skip = lacks && !process.env.CI ? `The main job is not tried on a cluster: ${lacks}` : false

/** Away from the journeys' ports, which may run beside it. */
const PORT = '3180'

test('the main job in a browser, on several processes', { timeout: 420_000, skip }, async () => {
  assert.equal(lacks, null, String(lacks))
  await run('playwright', ['test', 'tests/main_job.spec.ts', '--project=desk'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { E2E_SHAPE: 'cluster', E2E_PORT: process.env.E2E_PORT ?? PORT },
    quiet: true,
  })
})
