import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Router, type RequestHandler } from 'express'
import sirv from 'sirv'
import { settings } from './settings.ts'

/** In seconds. */
const YEAR = 31_536_000
const HOUR = 3600

/** Asked for anew each time: an old one would answer for pages it does not know. */
const SERVICE_WORKER = '/sw.js'

/**
 * Built files of both houses, compressed while building. Those named by their content never
 * change; icons and the like keep their names from build to build.
 */
export function builtFiles(): RequestHandler {
  return Router()
    .use('/assets', files(join(settings.clientBuild, 'assets'), YEAR), missing)
    .use('/dashboard/assets', files(join(settings.backOfficeBuild, 'assets'), YEAR), missing)
    .use(files(settings.clientBuild, HOUR))
}

/** A missing script is no page: nothing would read the words of our 404. */
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
          res.setHeader('X-Content-Type-Options', 'nosniff')
          if (path === SERVICE_WORKER) {
            res.setHeader('Cache-Control', 'no-cache')
          }
        },
      })
    : (_req, _res, next) => next()
}
