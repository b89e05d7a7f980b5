import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { syncPlaces } from '#actions/places/sync_places'

/** What a migrated database needs before the API opens its doors. Safe to run at every start. */
export default class Prepare extends BaseCommand {
  static commandName = 'makao:prepare'
  static description = 'Bring the places of Kenya into the database'
  static options: CommandOptions = { startApp: true }

  async run() {
    await syncPlaces()
    this.logger.success('The places of Kenya are in the database')
  }
}
