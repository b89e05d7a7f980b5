import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Prepares the database and seeds an empty one. Not in the production build: a demo starts from the sources. */
export default class Seed extends BaseCommand {
  static commandName = 'makao:seed'
  static description = 'Do what makao:prepare does, and fill an empty marketplace from a folder'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'A folder laid out as demo/ is' })
  declare folder: string

  async run() {
    const preparation = await this.kernel.exec('makao:prepare', [])
    if (preparation.exitCode) {
      this.exitCode = preparation.exitCode
      return
    }

    /** Partial data is worthless, so it stops at once. */
    process.once('SIGTERM', () => process.exit(143))
    const { default: User } = await import('#models/user')
    if (await User.first()) return
    const { seedDemo } = await import('#database/demo/seed_demo')
    await seedDemo(this.folder, (message) => this.logger.info(message))
  }
}
