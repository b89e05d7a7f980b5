import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** An installation that outgrew its file or its disk, while it is stopped. */
export default class Move extends BaseCommand {
  static commandName = 'makao:move'
  static description =
    'Move rows of SQLite into PostgreSQL and photos into a bucket, and compare each'
  static help = [
    'Stop the product first. What is interrupted goes on where it was; the file and the disk are only read.',
    'With DRIVE_DISK=s3 and its settings the photos of the disk go into the bucket; without --to they alone do.',
    '{{ binaryName }} makao:move --to postgres://makao:secret@127.0.0.1:5432/makao',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'An empty database: postgres://…' })
  declare to?: string

  async run() {
    const { isInBucket } = await import('#config/drive')
    try {
      if (!isInBucket && !this.to)
        throw new Error(
          'Say where to: --to postgres://… for rows, DRIVE_DISK=s3 with its settings for photos'
        )
      const path = this.to && (await this.#fileToMove(this.to))
      if (isInBucket) await this.#movePhotos()
      if (path) await this.#moveRows(path, this.to!)
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error))
      this.exitCode = 1
    }
  }

  /** Where the rows are. @throws Error as a sentence, before anything is moved */
  async #fileToMove(to: string) {
    const { database } = await import('#config/database')
    const { sqliteCopy } = await import('#services/database/sqlite_copy')
    if (database.engine !== 'sqlite')
      throw new Error(
        'This installation is on PostgreSQL already: unset DATABASE_URL to move its old file'
      )
    if (!/^postgres(ql)?:\/\//.test(to)) throw new Error('--to is an address: postgres://…')
    await sqliteCopy(database.path).refuseWhileOpen()
    return database.path
  }

  /** Before the rows: what was broken off there goes on, and a database that is full is not moved into again. */
  async #movePhotos() {
    const { movePhotos } = await import('#actions/backups/move_photos')
    const { photos, put } = await movePhotos((sentence) => this.logger.info(sentence))
    this.logger.success(
      `${photos} files of photos are in the bucket, each as it was; ${photos - put} were there before`
    )
  }

  async #moveRows(from: string, to: string) {
    const { database } = await import('#config/database')
    const { isInBucket } = await import('#config/drive')
    const { moveDatabase } = await import('#actions/backups/move_database')
    const self = [process.execPath, ...process.execArgv, process.argv[1]] as const
    const rows = await moveDatabase({
      from,
      to,
      migrate: [...self, 'migration:run', '--force'],
      environment: database.environment,
      tell: (sentence) => this.logger.info(sentence),
    })
    const photos = isInBucket ? '' : '; photos stay where they are'
    this.logger.success(
      `${rows} rows are in the new database, each as it was. Set DATABASE_URL to it and start${photos}`
    )
  }
}
