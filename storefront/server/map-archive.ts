import { statSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { settings } from './settings.ts'

const PATH = '/streets.pmtiles'

const YEAR_MS = 31_536_000_000

/** Its address says which version it is, so that browsers may keep parts of it; empty without such a file. */
const mapArchiveUrl = versioned(settings.mapFile)

/** Of streets, else of tiles; empty for the country as we draw it. */
export const groundUrl = settings.mapStreets || mapArchiveUrl || settings.mapTiles

function versioned(file: string) {
  const found = file ? statSync(file, { throwIfNoEntry: false }) : undefined
  if (file && !found?.isFile()) {
    console.warn(`MAP_PMTILES: there is no file ${file}, maps are drawn without streets`)
  }
  return found?.isFile() ? `${PATH}?v=${Math.round(found.mtimeMs)}-${found.size}` : ''
}

/** Serves the streets of `MAP_PMTILES` by ranges of bytes, as maps read them. */
export const mapArchive: RequestHandler = (req, res, next) => {
  const reads = req.method === 'GET' || req.method === 'HEAD'
  if (!mapArchiveUrl || req.path !== PATH || !reads) {
    return next()
  }
  res.type('application/octet-stream')
  const asked = { maxAge: YEAR_MS, immutable: true, dotfiles: 'allow' } as const
  return res.sendFile(settings.mapFile, asked, (error?: Error & { status?: number }) => {
    if (error && !res.headersSent) {
      res.sendStatus(error.status ?? 500)
    }
  })
}
