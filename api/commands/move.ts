import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** An installation that outgrew its file, while it is stopped. */
export default class Move extends BaseCommand {
  static commandName = 'makao:move'
  static description = 'Move the rows of SQLite into PostgreSQL, and compare each'
  static help = [
    'Stop the product first. What is interrupted goes on where it was; the file is only read.',
    '{{ binaryName }} makao:move --to postgres://makao:secret@127.0.0.1:5432/makao',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'An empty database: postgres://…', required: true })
  declare to: string

  async run() {
    const { database } = await import('#config/database')
    const { moveDatabase } = await import('#actions/backups/move_database')
    try {
      if (database.engine !== 'sqlite')
        throw new Error(
          'This installation is on PostgreSQL already: unset DATABASE_URL to move its old file'
        )
      if (!/^postgres(ql)?:\/\//.test(this.to)) throw new Error('--to is an address: postgres://…')
      const rows = await moveDatabase({
        from: database.path,
        to: this.to,
        migrate: [
          process.execPath,
          ...process.execArgv,
          process.argv[1],
          'migration:run',
          '--force',
        ],
        environment: database.environment,
        tell: (sentence) => this.logger.info(sentence),
      })
      this.logger.success(
        `${rows} rows are in the new database, each as it was. Set DATABASE_URL to it and start; photos stay where they are`
      )
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error))
      this.exitCode = 1
    }
  }
}
