import sirv from 'sirv'
import type { RequestHandler } from 'express'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from './settings.ts'

const YEAR = 31_536_000

/** Files named by their content never change: browsers may keep them for a year. */
function immutable(folder: string): RequestHandler {
  return existsSync(folder)
    ? sirv(folder, { brotli: true, gzip: true, immutable: true, maxAge: YEAR })
    : (_req, _res, next) => next()
}

export const storefrontAssets = immutable(join(settings.clientBuild, 'assets'))

export const backOfficeAssets = immutable(join(settings.backOfficeBuild, 'assets'))

/** Icons and the like, whose names stay the same from build to build. */
export const publicFiles: RequestHandler = existsSync(settings.clientBuild)
  ? sirv(settings.clientBuild, { brotli: true, gzip: true, maxAge: 3600, etag: true })
  : (_req, _res, next) => next()
