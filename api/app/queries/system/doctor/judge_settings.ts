import backupConfig from '#config/backup'
import type { installation } from '#config/installation'
import { failure, good, warning, type Finding } from '#queries/system/doctor/finding'
import { isStrongKey, unsafeDemo, unsafeSettings } from '#services/production_guard'

type Installation = Pick<typeof installation, 'isDemo' | 'isProduction' | 'settings'>

/** The settings a start is judged by, those of a backup, and the versions that run it. */
export function judgeSettings({ isDemo, isProduction, settings }: Installation): Finding[] {
  const judge = isDemo ? unsafeDemo : unsafeSettings
  const unsafe = judge(settings).map((sentence) =>
    isProduction ? failure('Settings', sentence) : warning('Settings', sentence)
  )
  const kind = isDemo ? 'a demo' : isProduction ? 'production' : 'development'
  return [
    ...(unsafe.length > 0 ? unsafe : [good('Settings', `Fit for ${kind}`)]),
    judgeBackupKey(backupConfig.key),
    judgeNode(process.versions.node),
  ]
}

export function judgeBackupKey(key: string | null) {
  if (!key)
    return warning('Backup key', 'Backups are not sealed: BACKUP_KEY=$(openssl rand -base64 32)')
  return isStrongKey(key)
    ? good('Backup key', 'Backups are sealed')
    : failure('Backup key', 'BACKUP_KEY can be guessed: give it 32 random characters or more')
}

/** The oldest that gets repairs (nodejs.org, releases). */
const OLDEST_NODE = 22

function judgeNode(version: string) {
  return Number.parseInt(version, 10) >= OLDEST_NODE
    ? good('Node', `Version ${version}`)
    : warning('Node', `Version ${version} gets no more repairs: the packages bring Node 24`)
}
