import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * Everything a database needs before the API opens its doors: migrations, the places of Kenya, prices
 * at today's rates and, in demo mode, a populated marketplace when it is empty. Safe to run at every start.
 */
export default class Prepare extends BaseCommand {
  static commandName = 'makao:prepare'
  static description =
    'Migrate, bring in the places of Kenya and (with --demo) fill an empty marketplace'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Fill an empty database with demo data' })
  declare demo: boolean

  async run() {
    const migration = await this.kernel.exec('migration:run', ['--force', '--compact-output'])
    if (migration.exitCode) {
      this.exitCode = migration.exitCode
      return
    }

    const { syncPlaces } = await import('#actions/places/sync_places')
    await syncPlaces()
    const { repriceSearch } = await import('#actions/properties/reprice_search')
    await repriceSearch()
    if (this.demo) await this.#fillWhenEmpty()
  }

  async #fillWhenEmpty() {
    const { default: User } = await import('#models/user')
    if (await User.first()) return
    const { seedDemo } = await import('#database/seeders/demo/seed_demo')
    await seedDemo((message) => this.logger.info(message))
  }
}
