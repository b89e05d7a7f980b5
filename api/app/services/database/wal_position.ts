import pg from 'pg'

/** Where a server is, in bytes of its log; `at` is null where it writes a log of its own instead of replaying one. */
export type Position = { at: number | null; system: string; name: string }

/** In ms: whoever waits for it reads from the primary then. */
const TIMEOUT = 1000

const CLUSTER =
  'current_database() as name, (select system_identifier::text from pg_control_system()) as system'

/** What is acknowledged is on the disk, unless a server acknowledges before. */
const WRITTEN = `select pg_wal_lsn_diff(case current_setting('synchronous_commit') when 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0')::bigint as at, ${CLUSTER}`

const REPLAYED = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as at, ${CLUSTER}`

type HungUp = { connection: { stream: { destroy(): void } } }

/** Asks by a line of its own: no list or lock of the product's is waited for. */
function positionOf(connectionString: string, question: string, onNewLine = () => {}) {
  const timeouts = { connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT }
  const line = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, ...timeouts })
  let hangUp = () => {}
  line.on('error', onNewLine)
  line.on('connect', (client) => {
    const { connection } = client as pg.PoolClient & HungUp
    hangUp = () => connection.stream.destroy()
    onNewLine()
  })
  return {
    async ask() {
      const { rows } = await line.query<Position>(question)
      return rows[0]!
    },
    /** At once: a farewell to a server that is frozen would be waited for. */
    close() {
      void line.end()
      hangUp()
    },
  }
}

/** How far a primary has written what it has acknowledged. */
export const writtenAt = (address: string) => positionOf(address, WRITTEN)

/** How far a replica shows that. @param onNewLine called when another server may answer from now on */
export const replayedAt = (address: string, onNewLine?: () => void) =>
  positionOf(address, REPLAYED, onNewLine)

export type Asked = ReturnType<typeof positionOf>
