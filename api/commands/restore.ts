import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Brings a backup back while the product is stopped. */
export default class Restore extends BaseCommand {
  static commandName = 'makao:restore'
  static description = 'Bring a backup back: its database and its photos'
  static help = [
    'Stop the product first. Every checksum is compared before anything is written.',
    '{{ binaryName }} makao:restore --from /backups',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'A backup, or a folder of backups: the newest', required: true })
  declare from: string

  @flags.boolean({ description: 'Lose what the database holds now' })
  declare replace?: boolean

  @flags.boolean({ description: 'Compare the checksums and write nothing' })
  declare check?: boolean

  @flags.boolean({ description: 'Restore all else where photos of the backup are damaged' })
  declare withoutDamagedPhotos?: boolean

  async run() {
    try {
      await this.#restore()
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error))
      this.exitCode = 1
    }
  }

  async #restore() {
    const { default: backupConfig } = await import('#config/backup')
    const { refuseDamagedPhotos, restoreBackup, verifyBackup } =
      await import('#actions/backups/restore_backup')
    const { noteVerified } = await import('#services/backups/backup_note')
    const backup = await verifyBackup(backupConfig.folder(this.from))
    const { rows, madeAt, photos } = backup.manifest
    for (const { file, name } of backup.damaged)
      this.logger.warning(`Damaged or gone: ${name}, which is ${file} there`)
    const withoutDamagedPhotos = this.withoutDamagedPhotos ?? false
    if (this.check || !withoutDamagedPhotos) refuseDamagedPhotos(backup)
    if (backup.damaged.length === 0) {
      const held = `${rows.users} users, ${rows.bookings} bookings, ${photos.files} files of photos`
      this.logger.info(`${backup.vault.folder} is whole: ${held}, made at ${madeAt}`)
      await noteVerified(backup.vault.folder)
    }
    if (this.check) return

    const replace = this.replace ?? false
    const done = await restoreBackup(backup, { replace, withoutDamagedPhotos })
    if (done.keptAs)
      this.logger.warning(`The database that was there is damaged: it is kept as ${done.keptAs}`)
    for (const [table, count] of Object.entries(done.replaced))
      this.logger.info(`Replaced: ${count} rows of ${table}`)
    this.logger.success(
      `Restored: every table has as many rows as the backup says, ${done.photosPut} files of photos were put back`
    )
    if (done.hasOtherKey)
      this.logger.warning(
        'The backup was made under another APP_KEY: waiting letters, codes and two-factor sign-in need that one'
      )
  }
}
