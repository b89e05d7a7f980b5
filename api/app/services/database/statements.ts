import type { ApplicationService } from '@adonisjs/core/types'
import type { ConnectionContract } from '@adonisjs/lucid/types/database'

/** As knex tells of it before and after; others may come between. */
export type Statement = { method?: string; sql: string; __knexQueryUid: string }

type End = (outcome: 'done' | 'failed') => void

/** Asked when a statement begins; what it returns is called when that has ended. */
type Begun = (statement: Statement) => End | undefined

/** The events of knex that tell of one statement. */
type Watched = {
  on(event: 'query', heard: (statement: Statement) => void): unknown
  on(event: 'query-response', heard: (rows: unknown, statement: Statement) => void): unknown
  on(event: 'query-error', heard: (error: unknown, statement: Statement) => void): unknown
}

/** Tells of every statement of this process from now on. */
export async function watchStatements(app: ApplicationService, begun: Begun) {
  const { manager } = await app.container.make('lucid.db')
  const emitter = await app.container.make('emitter')
  const watch = (connection: ConnectionContract) => watchConnection(connection, begun)
  emitter.on('db:connection:connect', watch)
  /** Other providers have opened theirs already. */
  for (const { connection } of manager.connections.values()) if (connection) watch(connection)
}

function watchConnection({ client, readClient }: ConnectionContract, begun: Begun) {
  for (const one of new Set([client, readClient])) if (one) watchClient(one as Watched, begun)
}

function watchClient(client: Watched, begun: Begun) {
  const ends = new Map<string, End>()
  const end = ({ __knexQueryUid: id }: Statement, outcome: 'done' | 'failed') => {
    ends.get(id)?.(outcome)
    ends.delete(id)
  }
  client.on('query', (statement) => {
    const ending = begun(statement)
    if (ending) ends.set(statement.__knexQueryUid, ending)
  })
  client.on('query-response', (_, statement) => end(statement, 'done'))
  client.on('query-error', (_, statement) => end(statement, 'failed'))
}
