import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Database and photos of one moment, while the product runs. */
export default class Backup extends BaseCommand {
  static commandName = 'makao:backup'
  static description = 'Copy the database and all photos into a folder'
  static help = [
    'Sealed where BACKUP_KEY is set. Runs beside the product.',
    '{{ binaryName }} makao:backup --to /backups --keep 14',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'A folder of backups', required: true })
  declare to: string

  @flags.number({ description: 'Remove all but the newest, this one among them' })
  declare keep?: number

  async run() {
    const { default: backupConfig } = await import('#config/backup')
    const { makeBackup } = await import('#actions/backups/make_backup')
    try {
      if (this.keep !== undefined && !(Number.isInteger(this.keep) && this.keep > 0))
        throw new Error('--keep is a whole number, 1 or more')
      const { folder, manifest, removed } = await makeBackup(backupConfig.folder(this.to), {
        keep: this.keep,
      })
      const { rows, photos } = manifest
      this.logger.success(
        `${folder}: ${rows.users} users, ${rows.bookings} bookings, ${photos.files} files of photos${manifest.backupKey ? ', sealed' : ''}`
      )
      if (!manifest.backupKey)
        this.logger.warning('It is not sealed: whoever reads it has everything (BACKUP_KEY seals)')
      for (const name of removed) this.logger.info(`Removed: ${name}`)
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error))
      this.exitCode = 1
    }
  }
}
