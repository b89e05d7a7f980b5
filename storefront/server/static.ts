import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Router, type RequestHandler } from 'express'
import { keepAssets } from './kept-assets.ts'
import { sendBuilt } from './send-built.ts'
import { settings } from './settings.ts'

const YEAR = 31_536_000
const HOUR = 3600

/** Always revalidated: an old one would not know the new pages. */
const SERVICE_WORKER = 'sw.js'

/**
 * Built files of both apps, precompressed. Those with a hash in their name are immutable, and other builds' of the last day
 * are there as well (ADR 0096); icons and the like are not.
 */
export async function builtFiles(): Promise<RequestHandler> {
  const storefront = join(settings.clientBuild, 'assets')
  const backoffice = join(settings.backOfficeBuild, 'assets')
  const builds = await keepAssets(settings.assetsPath, { storefront, backoffice })
  return Router()
    .use('/assets', own(storefront, YEAR), keptIn(builds, 'storefront'), missing)
    .use('/dashboard/assets', own(backoffice, YEAR), keptIn(builds, 'backoffice'), missing)
    .use(own(settings.clientBuild, HOUR))
}

/** Missing scripts get a short 404 instead of a page. */
const missing: RequestHandler = (_req, res) => {
  res.sendStatus(404)
}

/** Those that were there at the start: whatever else is asked for costs no look at the disk. */
function own(folder: string, maxAge: number): RequestHandler {
  const listed = new Set(
    existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  )
  return async (req, res, next) => {
    const name = req.path.slice(1)
    if (!reads(req.method) || !listed.has(name)) {
      return next()
    }
    const isRevalidated = name === SERVICE_WORKER
    if (isRevalidated) {
      // It would hold for every request the worker passes on.
      res.removeHeader('Content-Security-Policy')
    }
    if (!(await sendBuilt(req, res, { folder, name, maxAge, listed, isRevalidated }))) {
      next()
    }
  }
}

function keptIn(builds: () => Promise<string[]>, app: string): RequestHandler {
  return async (req, res, next) => {
    const name = req.path.slice(1)
    // Names as bundlers make them, none of which leads out of a folder.
    if (!reads(req.method) || !/^\w[\w.-]*$/.test(name)) {
      return next()
    }
    for (const build of await builds()) {
      if (await sendBuilt(req, res, { folder: join(build, app), name, maxAge: YEAR })) {
        return
      }
    }
    next()
  }
}

const reads = (method: string) => method === 'GET' || method === 'HEAD'
