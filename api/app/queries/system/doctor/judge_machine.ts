import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { database } from '#config/database'
import { installation } from '#config/installation'
import storageConfig from '#config/storage'
import { spaceLevel } from '#domain/installation'
import { diskSpace } from '#queries/system/disk_space'
import { found, good, warning, type Finding } from '#queries/system/doctor/finding'

const GIB = 2 ** 30

const OTHERS = 0o077

/** Disk and permissions of this machine. */
export async function judgeMachine(): Promise<Finding[]> {
  const files = [installation.envFile, ...(database.engine === 'sqlite' ? [database.path] : [])]
  const findings = await Promise.all([
    found('Storage', judgeStorage),
    found('Disk space', async () => {
      const { free } = await diskSpace()
      return judgeSpace(free)
    }),
    ...files.map((file) => found('Permissions', () => judgeFile(file))),
  ])
  return findings.flat()
}

async function judgeStorage() {
  await mkdir(storageConfig.root, { recursive: true })
  await access(storageConfig.root, constants.W_OK | constants.X_OK)
  return good('Storage', `${storageConfig.root} can be written`)
}

/** @param bytes that are free */
export function judgeSpace(bytes: number): Finding {
  const free = `${(bytes / GIB).toFixed(1)} GiB are free at ${storageConfig.root}`
  const level = spaceLevel(bytes)
  const says = level === 'failure' ? `Only ${free}: writes are about to fail` : free
  return { level, about: 'Disk space', says }
}

async function judgeFile(file: string): Promise<Finding[]> {
  const facts = await stat(file).catch(() => null)
  if (!facts || process.platform === 'win32') return []
  return facts.mode & OTHERS
    ? [warning('Permissions', `Others on this machine can read ${file}: chmod 600 ${file}`)]
    : [good('Permissions', `Only its owner reads ${file}`)]
}
