import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Router, type RequestHandler } from 'express'
import sirv from 'sirv'
import { settings } from './settings.ts'

const YEAR = 31_536_000
const HOUR = 3600

/** Always revalidated: an old one would not know the new pages. */
const SERVICE_WORKER = '/sw.js'

/**
 * Built files of both apps, precompressed. Those with a hash in their name are immutable; icons and
 * the like are not.
 */
export function builtFiles(): RequestHandler {
  return Router()
    .use('/assets', files(join(settings.clientBuild, 'assets'), YEAR), missing)
    .use('/dashboard/assets', files(join(settings.backOfficeBuild, 'assets'), YEAR), missing)
    .use(files(settings.clientBuild, HOUR))
}

/** Missing scripts get a short 404 instead of a page. */
const missing: RequestHandler = (_req, res) => {
  res.sendStatus(404)
}

function files(folder: string, maxAge: number): RequestHandler {
  return existsSync(folder)
    ? sirv(folder, {
        brotli: true,
        gzip: true,
        etag: true,
        maxAge,
        immutable: maxAge === YEAR,
        setHeaders(res, path) {
          if (path === SERVICE_WORKER) {
            // It would hold for every request the worker passes on.
            res.removeHeader('Content-Security-Policy')
            res.setHeader('Cache-Control', 'no-cache')
          }
        },
      })
    : (_req, _res, next) => next()
}
