import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'

const ours = (name: string) => app.makePath('resources/reference', name)
const theirs = (name: string) => fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`))

const FILES = {
  'swagger-ui.css': theirs,
  'swagger-ui-bundle.js': theirs,
  'reference.css': ours,
  'reference.js': ours,
}

export type ReferenceFile = {
  type: 'text/css' | 'text/javascript'
  version: string
  content: Buffer
}

const read = new Map<string, ReferenceFile>()

/** null for an unknown name; cached. */
export function referenceFile(name: string): ReferenceFile | null {
  if (!Object.hasOwn(FILES, name)) return null
  const known = read.get(name)
  if (known) return known

  const content = readFileSync(FILES[name as keyof typeof FILES](name))
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
  const file: ReferenceFile = { type, version, content }
  read.set(name, file)
  return file
}

/** Contains a content hash, for immutable caching. */
export function referenceAddress(name: keyof typeof FILES) {
  return `/api/v1/docs/${name}?v=${referenceFile(name)!.version}`
}
