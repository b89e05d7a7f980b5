import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** For a database that was changed by hand, with its triggers off. */
export default class Nights extends BaseCommand {
  static commandName = 'makao:nights'
  static description = 'Write the nights that searches read anew, from those that are taken'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { renewNights } = await import('#actions/properties/renew_nights')
    const written = await renewNights({ all: true })
    this.logger.success(`Written anew: the nights of ${written} properties`)
  }
}
