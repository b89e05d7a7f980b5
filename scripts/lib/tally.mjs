import { join } from 'node:path'
import { root, run, runAce, runNode } from './run.mjs'

const sum = { passed: 0, failed: 0 }

const plain = (text) => text.replaceAll(/\u001b\[[\d;]*m/g, '')

/** Japa and Playwright print '12 passed', Node's runner 'pass 12'. */
const COUNTS = { passed: /(\d+) passed|ℹ pass (\d+)/g, failed: /(\d+) failed|ℹ fail (\d+)/g }

/** The summary stands at the end; titles above it may have numbers as well. */
const LINES = 15

/**
 * Adds what a run printed to the sum.
 * @throws Error when it passed no test: a runner that is killed half-way may still end with code 0
 */
export function count(output) {
  const text = plain(output).trim().split('\n').slice(-LINES).join('\n')
  const counted = {}
  for (const [kind, pattern] of Object.entries(COUNTS)) {
    const [, ...counts] = [...text.matchAll(pattern)].at(-1) ?? []
    counted[kind] = Number(counts.find(Boolean) ?? 0)
    sum[kind] += counted[kind]
  }
  if (counted.passed === 0 || counted.failed > 0) {
    throw new Error(`A run of tests did not end well:\n${text}`)
  }
}

const RUNNERS = {
  ace: (args, { env }) => runAce(args, { quiet: true, env }),
  node: (args, { env, cwd }) => runNode(args, { quiet: true, cwd: join(root, cwd), env }),
  playwright: (args, { env }) =>
    run(join(root, 'node_modules/.bin/playwright'), args, {
      quiet: true,
      cwd: join(root, 'e2e'),
      env,
    }),
}

/**
 * Runs a test runner and adds its counts to the sum.
 * @param runner 'ace' for the API's suites, 'node' for modules (with their folder), 'playwright'
 * for the journeys
 */
export async function runTests(runner, args, { env = {}, cwd = '.' } = {}) {
  count(await RUNNERS[runner](args, { env, cwd }))
}

export const tally = () => `${sum.passed} passed, ${sum.failed} failed`
