import { join } from 'node:path'
import storageConfig from '#config/storage'
import env, { fromRoot } from '#start/env'

const backupConfig = {
  /** Seals backups. */
  key: env.get('BACKUP_KEY')?.release() || null,
  /** When the last one was made, and where. */
  note: join(storageConfig.root, 'last_backup.json'),
  /** Paths are read from the root of the repository. */
  folder: fromRoot,
}

export default backupConfig
