/*
 * Test runs, and what they counted in sum.
 */
import { join } from 'node:path'
import { root, run, runAce, runNode } from './run.mjs'

const sum = { passed: 0, failed: 0 }

/** Without the colours a terminal gets. */
const plain = (text) => text.replaceAll(/\u001b\[[\d;]*m/g, '')

/** Japa and Playwright say '12 passed', Node's own runner 'pass 12'. */
const COUNTS = { passed: /(\d+) passed|ℹ pass (\d+)/g, failed: /(\d+) failed|ℹ fail (\d+)/g }

function count(output) {
  const text = plain(output)
  for (const [kind, pattern] of Object.entries(COUNTS)) {
    const [, ...counts] = [...text.matchAll(pattern)].at(-1) ?? []
    sum[kind] += Number(counts.find(Boolean) ?? 0)
  }
}

const RUNNERS = {
  ace: (args, env) => runAce(args, { quiet: true, env }),
  node: (args, env) => runNode(args, { quiet: true, cwd: join(root, 'storefront'), env }),
  playwright: (args, env) =>
    run(join(root, 'node_modules/.bin/playwright'), args, {
      quiet: true,
      cwd: join(root, 'e2e'),
      env,
    }),
}

/**
 * Runs a test runner to its end and adds its counts to the sum.
 * @param runner 'ace' for the API's suites, 'node' for the storefront's modules, 'playwright' for the journeys
 */
export async function runTests(runner, args, env = {}) {
  count(await RUNNERS[runner](args, env))
}

/** 'N passed, N failed': the closing line of every run. */
export const tally = () => `${sum.passed} passed, ${sum.failed} failed`
