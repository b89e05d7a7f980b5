import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Runs migrations, places, what searches read, the books of payments, and schedules; safe at every start. */
export default class Prepare extends BaseCommand {
  static commandName = 'makao:prepare'
  static description = 'Migrate, and bring in the places of Kenya'
  static options: CommandOptions = { startApp: true }

  async run() {
    await import('#start/prepare_guard')
    const migration = await this.kernel.exec('migration:run', ['--force', '--compact-output'])
    if (migration.exitCode) {
      this.exitCode = migration.exitCode
      return
    }

    const { syncPlaces } = await import('#actions/places/sync_places')
    await syncPlaces()
    const { repriceSearch } = await import('#actions/properties/reprice_search')
    await repriceSearch()
    const { renewNights } = await import('#actions/properties/renew_nights')
    await renewNights()
    const { postMissingPayments } = await import('#actions/ledger/post_missing_payments')
    await postMissingPayments()
    const { renewSchedules } = await import('#start/schedules')
    await renewSchedules()
  }
}
