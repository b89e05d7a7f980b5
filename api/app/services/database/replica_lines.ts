import type { Replica } from '#services/database/replica'
import { isUnavailable } from '#services/database/dialect'

type Line = { connection: { stream: { destroy(): unknown } } }

/** What knex calls to run a statement that stands alone. */
export type LineClient = {
  pool: {
    max: number
    on(event: 'createSuccess' | 'destroySuccess', heard: (id: number, line: Line) => void): void
  }
  acquireConnection(): Promise<Line>
  releaseConnection(line: Line): Promise<void>
  _query(line: Line, statement: unknown): Promise<unknown>
}

/** A standby ends a statement that keeps it from replaying. */
const IN_THE_WAY = '40001'

/** Too slow is so on the primary, too; and who writes is to hear that nobody may, there. */
const NOT_ITS_OWN = ['57014', '25006']

/**
 * Gives each statement of a knex client to the replica while that has all there is, and otherwise to the primary, as what the replica
 * fails to answer.
 * @param choose whether the replica answers the request under way
 */
export function answerByReplica(
  client: LineClient,
  primary: () => LineClient,
  replica: Replica,
  choose: () => Promise<boolean>
) {
  const own = {
    acquire: client.acquireConnection.bind(client),
    release: client.releaseConnection.bind(client),
    query: client._query.bind(client),
  }
  const borrowed = new Set<Line>()
  /** Of the replica, also those that nobody has asked anything by yet. */
  const lines = new Set<Line>()
  client.pool.on('createSuccess', (_, line) => lines.add(line))
  client.pool.on('destroySuccess', (_, line) => lines.delete(line))

  async function borrow() {
    const line = await primary().acquireConnection()
    borrowed.add(line)
    return line
  }

  function giveBack(line: Line) {
    borrowed.delete(line)
    return primary().releaseConnection(line)
  }

  async function answerInstead(statement: unknown) {
    replica.answered.primary++
    const line = await borrow()
    try {
      return await primary()._query(line, statement)
    } finally {
      await giveBack(line)
    }
  }

  /** Where all its lines are open and none was free in time, it is well and answers others by them. */
  client.acquireConnection = async () => {
    if (!(await choose())) return borrow()
    try {
      return await own.acquire()
    } catch (error) {
      const isBusy = lines.size >= client.pool.max
      if (!isBusy) replica.leaveOut('away', `it takes no connection: ${(error as Error).message}`)
      return borrow()
    }
  }

  client.releaseConnection = (line) => (borrowed.has(line) ? giveBack(line) : own.release(line))

  client._query = async (line, statement) => {
    if (borrowed.has(line)) {
      replica.answered.primary++
      return primary()._query(line, statement)
    }
    try {
      const answer = await own.query(line, statement)
      replica.answered.replica++
      return answer
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (code === IN_THE_WAY) return answerInstead(statement)
      if (NOT_ITS_OWN.includes(String(code)) || !isUnavailable(error)) throw error
      replica.leaveOut('away', `it broke off: ${message}`)
      return answerInstead(statement)
    }
  }

  /** A farewell to one that is frozen would be waited for, as an answer of it would. */
  replica.onLeaving = () => {
    for (const { connection } of lines) connection.stream.destroy()
  }
}
