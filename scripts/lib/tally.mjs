/*
 * Test runs, and what they counted in sum.
 */
import { join } from 'node:path'
import { root, run, runAce } from './run.mjs'

const sum = { passed: 0, failed: 0 }

/** Without the colours a terminal gets. */
const plain = (text) => text.replaceAll(/\u001b\[[\d;]*m/g, '')

function count(output) {
  const text = plain(output)
  for (const kind of Object.keys(sum)) {
    const counts = [...text.matchAll(new RegExp(`(\\d+) ${kind}`, 'g'))]
    if (counts.length > 0) sum[kind] += Number(counts.at(-1)[1])
  }
}

/**
 * Runs a test runner to its end and adds its counts to the sum.
 * @param runner 'ace' for the API's suites, 'playwright' for the journeys
 */
export async function runTests(runner, args, env = {}) {
  const work =
    runner === 'ace'
      ? () => runAce(args, { quiet: true, env })
      : () =>
          run(join(root, 'node_modules/.bin/playwright'), args, {
            quiet: true,
            cwd: join(root, 'e2e'),
            env,
          })
  count(await work())
}

/** 'N passed, N failed': the closing line of every run. */
export const tally = () => `${sum.passed} passed, ${sum.failed} failed`
