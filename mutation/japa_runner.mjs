/*
 * Stryker's test runner for Japa. One process boots the application once, with a database of its own, and then runs
 * the tests that cover a mutant, again and again: the mutants are all in the code, and one of them is switched on.
 */
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { bootApplication, emptyDatabase, inApi, makeScratch, startServer } from './application.mjs'

/** Where the instrumented code looks for its switch, and notes what it has passed. */
const switchboard = (globalThis.__stryker__ ??= {})

class JapaRunner {
  static inject = tokens(commonTokens.options)
  #options
  #application
  #scratch
  #japa
  #runs = 0
  #plugins
  #configureSuite
  /** What each test took when it last ran: the quick ones are asked first. */
  #milliseconds = new Map()
  /** By the file of a mutant: the files of tests that noticed the last ones in it. */
  #noticedBy = new Map()
  /** Of the run under way */
  #wanted
  #results
  #bail
  #end = Infinity

  constructor({ japa }) {
    this.#options = japa
  }

  /** A mutant that acts while modules are loaded needs another process; those are left out (ignoreStatic). */
  capabilities() {
    return { reloadEnvironment: false }
  }

  async init() {
    process.chdir('api')
    this.#scratch = await makeScratch()
    this.#japa = await import('@japa/runner')
    this.#application = await bootApplication()
    for (const folder of this.#options.preload) {
      for (const file of globSync(`${folder}/**/*.ts`)) await inApi(file)
    }
    this.#watchTests(await import('@japa/runner/core'))
    const { configureSuite, plugins } = await inApi('tests/bootstrap.ts')
    this.#plugins = plugins
    this.#configureSuite = configureSuite
    this.#japa.processCLIArgs([])
    if (this.#hasDatabase) await startServer(this.#application)
  }

  get #hasDatabase() {
    return this.#options.suite === 'functional'
  }

  /** Japa runs a test object once: each run imports the files anew, and this decides which of their tests run. */
  #watchTests({ Group, Test }) {
    const runner = this
    const { exec: runTest } = Test.prototype
    const { exec: runGroup } = Group.prototype
    let errors = []
    Test.executedCallbacks.push((_, failed, all) => failed && errors.push(...all))
    Test.prototype.exec = async function exec() {
      const id = idOf(this)
      if (!runner.#isWanted(id)) return
      errors = []
      const startedAt = performance.now()
      switchboard.currentTestId = id
      await runTest.call(this)
      switchboard.currentTestId = undefined
      runner.#note(id, this, performance.now() - startedAt, errors)
    }
    Group.prototype.exec = async function exec() {
      const wanted = this.tests.find((test) => runner.#isWanted(idOf(test)))
      if (!wanted) return
      const before = runner.#results.length
      await runGroup.call(this)
      if (
        this.failed &&
        runner.#results.slice(before).every(({ status }) => status === TestStatus.Success)
      ) {
        runner.#note(idOf(wanted), { ...wanted, failed: true }, 0, [
          new Error('a hook of its group'),
        ])
      }
    }
  }

  #isWanted(id) {
    if (performance.now() > this.#end) return false
    if (this.#bail && this.#results.some(({ status }) => status === TestStatus.Failed)) return false
    return !this.#wanted || this.#wanted.has(id)
  }

  #note(id, { failed }, timeSpentMs, errors) {
    this.#milliseconds.set(id, timeSpentMs)
    const result = { id, name: id, timeSpentMs, fileName: join(process.cwd(), fileOf(id)) }
    const failureMessage = errors.map(({ error, message }) => error?.message ?? message).join('\n')
    this.#results.push(
      failed
        ? { ...result, status: TestStatus.Failed, failureMessage: failureMessage || 'failed' }
        : { ...result, status: TestStatus.Success }
    )
  }

  async dryRun() {
    const files = this.#options.tests
      .flatMap((path) => (path.endsWith('.ts') ? [path] : globSync(`${path}/**/*.spec.ts`)))
      .sort()
    const tests = await this.#run({ files, bail: false })
    return { status: DryRunStatus.Complete, tests, mutantCoverage: switchboard.mutantCoverage }
  }

  async mutantRun({ activeMutant, disableBail, hitLimit, testFilter }) {
    Object.assign(switchboard, { hitCount: hitLimit ? 0 : undefined, hitLimit })
    const tests = await this.#runInBatches(new Set(testFilter), {
      bail: !disableBail,
      mutant: activeMutant,
    })
    const tooMany = determineHitLimitReached(switchboard.hitCount, hitLimit)
    const result = toMutantRunResult(tooMany ?? { status: DryRunStatus.Complete, tests })
    if (result.status !== 'survived') await this.#clearUp()
    return result
  }

  /**
   * A few files first, then ever more: to load all that may notice a mutant takes far longer than the test that does. First come
   * those that noticed one in the same file of late. Who has not noticed within the time given to one mutant has missed it.
   */
  async #runInBatches(wanted, { bail, mutant }) {
    const files = this.#fromLikeliest(wanted, mutant.fileName)
    const { within } = this.#options
    this.#end = within === null ? Infinity : performance.now() + 1000 * within
    const all = []
    for (let from = 0, size = 2; from < files.length; from += size, size *= 4) {
      const batch = files.slice(from, from + size)
      const results = await this.#run({ files: batch, wanted, bail, mutant: mutant.id })
      switchboard.activeMutant = undefined
      all.push(...results)
      const noticed = results.find(({ status }) => status === TestStatus.Failed)
      if (noticed) this.#remember(fileOf(noticed.id), mutant.fileName)
      if ((noticed && bail) || performance.now() > this.#end) break
    }
    return all
  }

  /** Files of tests, the quick ones before the slow. */
  #fromLikeliest(wanted, mutated) {
    const slowness = new Map()
    for (const id of wanted) {
      const file = fileOf(id)
      slowness.set(file, (slowness.get(file) ?? 0) + (this.#milliseconds.get(id) ?? 0))
    }
    const files = [...slowness].sort((a, b) => a[1] - b[1]).map(([file]) => file)
    const first = (this.#noticedBy.get(mutated) ?? []).filter((file) => slowness.has(file))
    return [...new Set([...first, ...files])]
  }

  #remember(file, mutated) {
    const others = (this.#noticedBy.get(mutated) ?? []).filter((other) => other !== file)
    this.#noticedBy.set(mutated, [file, ...others].slice(0, 4))
  }

  /** Whoever failed may have left something behind. */
  async #clearUp() {
    this.#application.container.restoreAll()
    if (this.#hasDatabase) await emptyDatabase()
  }

  async #run({ files, wanted, bail, mutant }) {
    this.#wanted = wanted
    this.#bail = bail
    this.#results = []
    const run = ++this.#runs
    const urls = files.map((file) => pathToFileURL(join(process.cwd(), file)))
    let emitter
    this.#japa.configure({
      suites: [{ name: this.#options.suite, files: () => urls, timeout: 10_000 }],
      plugins: run === 1 ? this.#plugins : [],
      importer: (url) => import(`${url.href}?run=${run}`),
      configureSuite: (suite) => {
        /** What runs while files are loaded is not the mutant's. */
        suite.setup(() => void (switchboard.activeMutant = mutant))
        /** Groups are made ready as for any run; the database and the server are there already. */
        const onGroup = (ready) => suite.onGroup(ready)
        this.#configureSuite({ name: suite.name, setup() {}, onGroup })
      },
      reporters: {
        activated: ['quiet'],
        list: [{ name: 'quiet', handler: (_, events) => void (emitter = events) }],
      },
      forceExit: false,
    })
    const listeners = process.listeners('uncaughtException')
    const rejections = process.listeners('unhandledRejection')
    await this.#japa.run()
    /** What Japa adds for a process that runs once. */
    emitter?.clearListeners()
    restore('uncaughtException', listeners)
    restore('unhandledRejection', rejections)
    if (process.exitCode && this.#results.every(({ status }) => status === TestStatus.Success)) {
      const [id = ''] = wanted ?? []
      this.#note(id, { failed: true }, 0, [new Error('the run itself failed')])
    }
    process.exitCode = 0
    return this.#results
  }

  async dispose() {
    await this.#application?.terminate()
    this.#scratch.remove()
  }
}

const SEPARATOR = ' › '

function idOf({ options: { meta, title } }) {
  const file = relative(process.cwd(), meta.fileName)
  return [file, meta.group?.title ?? '', title].join(SEPARATOR)
}

const fileOf = (id) => id.split(SEPARATOR)[0]

function restore(event, listeners) {
  for (const listener of process.listeners(event)) {
    if (!listeners.includes(listener)) process.removeListener(event, listener)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'japa', JapaRunner)]
