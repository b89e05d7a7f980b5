import type { ApplicationService } from '@adonisjs/core/types'
import { READER } from '#services/database/reader'

/**
 * Closes the connections that only read before the one that writes: of several that end at once none takes itself for
 * the last, which is the one to write SQLite's log into its file.
 */
export default class ReaderProvider {
  constructor(protected app: ApplicationService) {}

  async shutdown() {
    const db = await this.app.container.make('lucid.db')
    await db.manager.close(READER)
  }
}
