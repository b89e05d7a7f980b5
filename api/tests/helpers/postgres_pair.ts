import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#tests/helpers/server_process'

const run = promisify(execFile)

const INSTALLED = '/usr/lib/postgresql'

type Runner = { uid?: number; gid?: number }

/** A PostgreSQL of a test's own, and a standby that follows it: nothing of them survives, so nothing is flushed. */
export class PostgresPair {
  #running: string[] = []

  private constructor(
    private programs: string,
    private folder: string,
    private as: Runner,
    private ports: [primary: number, standby: number]
  ) {}

  /** null where PostgreSQL's programs are not installed, or nobody may run them. */
  static async find(): Promise<PostgresPair | null> {
    const versions = await readdir(INSTALLED).catch(() => [])
    const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
    const as = await whoMayRun()
    if (!newest || !as) return null
    /** Where another user may look, which the folder of a run is not. */
    const folder = await mkdtemp('/tmp/makao-pair-')
    if (as.uid !== undefined) await chown(folder, as.uid, as.gid!)
    const ports: [number, number] = [await freePort(), await freePort()]
    return new PostgresPair(join(INSTALLED, newest, 'bin'), folder, as, ports)
  }

  get primary() {
    return `postgres://root@127.0.0.1:${this.ports[0]}/postgres`
  }

  get standby() {
    return `postgres://root@127.0.0.1:${this.ports[1]}/postgres`
  }

  async start() {
    const [primary, standby] = ['primary', 'standby'].map((name) => join(this.folder, name))
    const unsafe = ['--no-sync', '--auth=trust', '--username=root', '--locale=C.UTF-8']
    await this.#run('initdb', ['--pgdata', primary!, ...unsafe])
    await this.#begin(primary!, this.ports[0])
    const from = `host=127.0.0.1 port=${this.ports[0]} user=root`
    const quick = ['--no-sync', '--checkpoint=fast', '--write-recovery-conf']
    await this.#run('pg_basebackup', ['--dbname', from, '--pgdata', standby!, ...quick])
    await this.#begin(standby!, this.ports[1])
  }

  /** Takes all there is in another database. */
  async copyOf(address: string) {
    const file = join(this.folder, 'copy.dump')
    await this.#run('pg_dump', ['--format=custom', '--no-owner', '--file', file, address])
    await this.#run('pg_restore', ['--no-owner', '--dbname', this.primary, file])
  }

  async dispose() {
    for (const data of this.#running.toReversed())
      await this.#run('pg_ctl', ['--pgdata', data, '--mode=immediate', '--silent', 'stop'])
    await rm(this.folder, { recursive: true })
  }

  async #begin(data: string, port: number) {
    await writeFile(
      join(data, 'postgresql.auto.conf'),
      `${await readFile(join(data, 'postgresql.auto.conf'), 'utf8')}
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_buffers = 16MB
fsync = off
`
    )
    const log = `${data}.log`
    await this.#run('pg_ctl', ['--pgdata', data, '--log', log, '--wait', '--silent', 'start'])
    this.#running.push(data)
  }

  #run(program: string, args: string[]) {
    return run(join(this.programs, program), args, { ...this.as, cwd: this.folder })
  }
}

/** PostgreSQL refuses to be root's. */
async function whoMayRun(): Promise<Runner | null> {
  if (process.getuid?.() !== 0) return {}
  const people = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(people) ?? []
  return uid ? { uid: Number(uid), gid: Number(gid) } : null
}
