import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { freshDatabase } from '#tests/helpers/fresh_database'
import type { Act, Answer, Order, Told } from '#tests/helpers/calendars/installation_process'
import { freePort } from '#tests/helpers/server_process'

/** An installation of Makao with a process and a database of its own, on this run's engine. */
export class Installation {
  #child!: ChildProcess
  #orders = 0
  readonly #waiting = new Map<number, (answer: Answer) => void>()

  private constructor(
    readonly url: string,
    readonly folder: string,
    readonly database: string | null
  ) {}

  /** Starts one, empty but for the places of Kenya. */
  static async start(name: string) {
    const folder = await mkdtemp(join(tmpdir(), 'makao-installation-'))
    const port = await freePort()
    const { DATABASE_URL: own } = process.env
    const database = own ? `${new URL(own).pathname.slice(1)}_${name}` : null
    const installation = new Installation(`http://127.0.0.1:${port}`, folder, database)
    await installation.#start(name, port)
    return installation
  }

  async #start(name: string, port: number) {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PORT: String(port),
      APP_KEY: `the-key-of-one-installation-alone-${name}`,
      ICAL_ALLOW_PRIVATE: 'true',
      SQLITE_PATH: join(this.folder, 'makao.sqlite3'),
      STORAGE_PATH: join(this.folder, 'storage'),
    }
    if (this.database) {
      await this.#drop()
      await db.rawQuery(`create database ${this.database}`)
      const url = new URL(process.env.DATABASE_URL!)
      url.pathname = this.database
      env.DATABASE_URL = url.href
    } else await copyFile(freshDatabase, env.SQLITE_PATH!)
    const ready = new Promise<Answer>((resolve) => this.#waiting.set(0, resolve))
    this.#child = fork(app.makePath('tests/helpers/calendars/installation_process.ts'), {
      cwd: app.makePath(),
      env,
    })
    this.#child.on('message', (answer: Answer) => this.#waiting.get(answer.id)?.(answer))
    this.#child.on('exit', (code) => {
      const error = `The installation ended with ${code}`
      for (const [id, hear] of this.#waiting) hear({ id, error })
    })
    const { error } = await ready
    if (error) throw new Error(error)
  }

  async open(places: number, preparationNights: number) {
    const said = await this.#order({ open: { places, preparationNights } })
    return said as { place: number; path: string }[]
  }

  /** @returns the code of a refusal, or null */
  async act(act: Act) {
    return (await this.#order({ act })) as string | null
  }

  async tell(place: number) {
    return (await this.#order({ tell: { place } })) as Told
  }

  async #order(order: Order) {
    const id = ++this.#orders
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.#child.send({ id, order })
    const { said, error } = await answered
    this.#waiting.delete(id)
    if (error) throw new Error(error)
    return said ?? null
  }

  follow = (place: number, url: string) => this.#order({ follow: { place, url } })
  look = () => this.#order({ look: true })
  setClock = (clock: number) => this.#order({ clock })
  refresh = (place: number, release = false) => this.#order({ refresh: { place, release } })

  async end() {
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGKILL')
      await once(this.#child, 'exit')
    }
    if (this.database) await this.#drop()
    await rm(this.folder, { recursive: true, force: true })
  }

  async #drop() {
    await db.rawQuery(`drop database if exists ${this.database} with (force)`)
  }
}
