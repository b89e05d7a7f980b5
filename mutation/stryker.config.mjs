/*
 * Stryker, run by scripts/mutate.mjs. MUTATE names the area; the runner is ours, as Stryker has none for Japa.
 */
import { fileURLToPath } from 'node:url'
import { areas } from './areas.mjs'

const name = process.env.MUTATE ?? 'domain'
const only = process.env.MUTATE_ONLY?.split(',')
/** Seconds of tests for one mutant, if it is not to be all that pass there: the score is a lower bound then. */
const within = process.env.MUTATE_WITHIN ? Number(process.env.MUTATE_WITHIN) : null
const { mutate, suite, tests } = areas[name]
const reports = `mutation/tmp/reports/${name}`

export default {
  plugins: [fileURLToPath(new URL('japa_runner.mjs', import.meta.url))],
  testRunner: 'japa',
  testRunnerNodeArgs: ['--import=@poppinss/ts-exec', '--import=reflect-metadata'],
  japa: { suite, tests, within, preload: mutate },
  mutate: only ?? mutate.map((folder) => `api/${folder}/**/*.ts`),
  /** Constants of a module are read when it is loaded: a process of its own for each would take hours. */
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
  /** A busy machine is no endless loop. */
  timeoutMS: 20_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 15,
  tempDirName: `mutation/tmp/sandboxes/${name}`,
  /** The version is read from package.json, the catalogue of the back office by a test of the API. */
  ignorePatterns: ['/*', '!/package.json', '!/api', '!/backoffice', 'build', 'storage', 'tmp'],
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${reports}.html` },
  jsonReporter: { fileName: `${reports}.json` },
  warnings: { unknownOptions: false },
}
