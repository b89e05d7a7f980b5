import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { apiProgram } from '#tests/helpers/program'

/** The API in a process of its own, with an own SQLite file unless the run is on PostgreSQL. */
export class ServerProcess {
  #child?: ChildProcess
  output = ''

  private constructor(
    readonly folder: string,
    readonly env: NodeJS.ProcessEnv
  ) {}

  static async prepare(changes: NodeJS.ProcessEnv = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'makao-server-'))
    return new ServerProcess(folder, {
      ...process.env,
      NODE_ENV: 'production',
      SQLITE_PATH: join(folder, 'makao.sqlite3'),
      STORAGE_PATH: join(folder, 'storage'),
      QUEUE_DRIVER: 'database',
      LIMITER_STORE: 'database',
      LOG_LEVEL: 'warn',
      ...changes,
    })
  }

  get url() {
    return `http://127.0.0.1:${this.env.API_PORT}`
  }

  /** Gives it a database with the places of Kenya; on PostgreSQL it shares the suite's. */
  async migrate() {
    if (!process.env.DATABASE_URL) await copyFile(freshDatabase, this.env.SQLITE_PATH!)
  }

  /** Starts the server and waits until it answers, or until it has given up. */
  async start() {
    do {
      this.output = ''
      this.env.API_PORT = String(await freePort())
      this.#child = this.#spawn()
      await this.#answer(this.#child)
    } while (this.output.includes('EADDRINUSE'))
  }

  /** Starts what is to end by itself: nobody else's answer at its port is taken for its own. @returns its exit code */
  async startInVain() {
    const child = this.#spawn()
    this.#child = child
    if (child.exitCode === null) await once(child, 'exit')
    return child.exitCode
  }

  async #answer(child: ChildProcess) {
    for (let tries = 0; tries < 400 && child.exitCode === null; tries++) {
      const answered = await fetch(`${this.url}/api/v1/health`).catch(() => null)
      if (answered?.ok) return
      await pause(100)
    }
  }

  /** Asks the process to stop. @returns its exit code and how long it took, in ms */
  async stop() {
    const child = this.#child!
    const startedAt = performance.now()
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    return { code: child.exitCode, ms: performance.now() - startedAt }
  }

  /** Ends the process as a power cut would. */
  async kill() {
    const child = this.#child!
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  get exitCode() {
    return this.#child?.exitCode ?? null
  }

  async dispose() {
    if (this.#child?.exitCode === null) this.#child.kill('SIGKILL')
    await rm(this.folder, { recursive: true, force: true })
  }

  #spawn() {
    const { cwd, args } = apiProgram('bin/server')
    const child = spawn(process.execPath, args, { cwd, env: this.env })
    const note = (chunk: Buffer) => (this.output += chunk.toString())
    child.stdout.on('data', note)
    child.stderr.on('data', note)
    return child
  }
}

/** Free at this moment: another process may take it before ours does. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
