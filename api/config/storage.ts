import { join } from 'node:path'
import env, { fromRoot } from '#start/env'

const root = fromRoot(env.get('STORAGE_PATH') ?? 'api/storage')

const storageConfig = {
  root,
  uploads: join(root, 'uploads'),
  outbox: join(root, 'outbox'),
  /** Keeps uploads unprocessed as well. */
  keepsOriginals: env.get('PHOTO_ORIGINALS') === 'keep',
}

export default storageConfig
