import type { ApplicationService } from '@adonisjs/core/types'
import { READER } from '#services/database/reader'

/**
 * Closes the connections that only read before the one that writes: of several that end at once none takes itself for
 * the last, which is the one to write SQLite's log into its file. Where PostgreSQL has a replica, they are its.
 */
export default class ReaderProvider {
  #leaveReplica = () => {}

  constructor(protected app: ApplicationService) {}

  async boot() {
    const { replicaAddress } = await import('#config/database')
    if (!replicaAddress || this.app.getEnvironment() !== 'web') return
    const { readFromReplica } = await import('#services/database/read_from_replica')
    const logger = await this.app.container.make('logger')
    const { manager, primaryConnectionName } = await this.app.container.make('lucid.db')
    this.#leaveReplica = readFromReplica(manager, primaryConnectionName, logger)
  }

  async shutdown() {
    this.#leaveReplica()
    const db = await this.app.container.make('lucid.db')
    await db.manager.close(READER)
  }
}
