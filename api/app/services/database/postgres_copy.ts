import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createWriteStream } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  counted,
  MIGRATIONS,
  ofPeople,
  refuseUnlessEqual,
  type EngineCopy,
  type RowCounts,
} from '#services/database/copied_tables'
import { libpqPlace } from '#services/database/libpq_place'

/** Drops what a restore brings anew; extensions, rights and other schemas stay. Each that goes would be told in lines before an error. */
const CLEARED = `set client_min_messages = warning;
do $$ declare one record; begin
  for one in select tablename as name from pg_tables where schemaname = current_schema() loop
    execute format('drop table %I cascade', one.name);
  end loop;
  for one in select oid::regprocedure as name from pg_proc
    where pronamespace = current_schema()::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e') loop
    execute format('drop routine %s cascade', one.name);
  end loop;
end $$;
`

type Place = { url: string; environment: NodeJS.ProcessEnv }

/** Copies by PostgreSQL's own programs, which have to be at least as new as its server. */
export function postgresCopy({ url, environment }: Place): EngineCopy {
  const { address, env } = libpqPlace(url, environment)
  const program = (name: string, ...args: string[]) => spawn(name, args, { env, stdio: 'pipe' })
  return {
    engine: 'postgres',
    file: 'database.dump',
    /** Counts what the dump sees: both look at the same moment. */
    dump: (target) =>
      db.transaction(
        async (trx) => {
          await trx.rawQuery('set local idle_in_transaction_session_timeout = 0')
          const { rows } = await trx.rawQuery('select pg_export_snapshot() as snapshot')
          const options = ['--format=custom', '--no-owner', '--no-privileges']
          const snapshot = `--snapshot=${rows[0].snapshot}`
          const dumping = program('pg_dump', ...options, snapshot, `--dbname=${address}`)
          const file = createWriteStream(target, { mode: 0o600, flush: true })
          /** Nobody reads on once a disk is full: it would wait, and hold its snapshot, for ever. */
          file.on('error', () => dumping.kill())
          await allOf([pipeline(dumping.stdout!, file), ended(dumping, 'pg_dump')])
          const counts = await rowsIn(trx)
          const newest = await trx.from(MIGRATIONS).orderBy('name', 'desc').first()
          return { rows: counts, migration: newest?.name ?? '' }
        },
        { isolationLevel: 'repeatable read' }
      ),
    holdings: async () => ofPeople(await rowsIn(db.connection())),
    async refuseWhileOpen() {
      const { rows } = await db.rawQuery(
        `select count(*) as others from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
      )
      const [{ others }] = rows
      if (others > 0)
        throw new Error(
          `The database has ${others} other connections: stop the product, its workers and whoever else reads it first`
        )
    },
    async replace(source, facts) {
      /** Ours are on nothing; that of an extension is for whoever owns it. */
      const options = ['--no-owner', '--no-privileges', '--no-comments', '--file=-']
      const reading = program('pg_restore', ...options, source)
      const strict = ['--set=ON_ERROR_STOP=1', '--single-transaction', '--no-psqlrc', '--quiet']
      const writing = program('psql', ...strict, '--output=/dev/null', `--dbname=${address}`)
      const read = ended(reading, 'pg_restore')
      const script = Readable.from(wholeScript(reading.stdout!, read))
      script.on('error', () => writing.kill())
      writing.stdin!.on('error', () => reading.kill())
      script.pipe(writing.stdin!)
      await allOf([ended(writing, 'psql'), read])
      refuseUnlessEqual(await rowsIn(db.connection()), facts.rows)
      return null
    },
  }
}

/** What ends early would be committed as if it were whole, so it ends when its writer has. */
async function* wholeScript(script: AsyncIterable<Buffer>, written: Promise<void>) {
  yield Buffer.from(CLEARED)
  yield* script
  await written
}

/** @throws what the first in the list does, once all have ended */
async function allOf(works: Promise<void>[]) {
  const outcomes = await Promise.allSettled(works)
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) throw failure.reason
}

async function rowsIn(client: QueryClientContract): Promise<RowCounts> {
  const { rows } = await client.rawQuery(
    'select tablename from pg_tables where schemaname = current_schema() order by tablename'
  )
  const counts: RowCounts = {}
  for (const { tablename } of (rows as { tablename: string }[]).filter((row) =>
    counted(row.tablename)
  )) {
    const [{ total }] = await client.from(tablename).count('* as total')
    counts[tablename] = Number(total)
  }
  return counts
}

/** @throws Error as a sentence when it is missing or fails */
async function ended(program: ChildProcess, name: string) {
  const [said, code] = await Promise.all([
    text(program.stderr!),
    once(program, 'close').then(
      ([status]) => Number(status ?? 1),
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        throw new Error(
          `There is no ${name} on this machine: install PostgreSQL's client programs, at least as new as the server (postgresql-client)`
        )
      }
    ),
  ])
  if (code !== 0) throw new Error(`${name} failed: ${said.trim() || `it ended with code ${code}`}`)
}
