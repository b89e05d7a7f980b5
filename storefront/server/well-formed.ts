import type { RequestHandler } from 'express'
import { sendFailure } from './envelope.ts'
import { HEADER_LENGTHS, PATH_LENGTH, PATH_SEGMENTS } from './limits.ts'
import { settings } from './settings.ts'

/** Refuses addresses no page has, before their length costs anything. */
export const boundedPaths: RequestHandler = (req, res, next) => {
  if (!req.originalUrl.startsWith('/')) {
    return sendFailure(res, 400, 'E_BAD_REQUEST', 'This address is not a path.')
  }
  const [path = ''] = req.originalUrl.split('?', 1)
  if (path.length > PATH_LENGTH) {
    return sendFailure(res, 414, 'E_PATH_TOO_LONG', 'This address is too long.')
  }
  // In development modules are asked for by their place on the disk.
  if (settings.production && path.split('/').length - 1 > PATH_SEGMENTS) {
    return sendFailure(res, 404, 'E_NOT_FOUND', 'There is no such page.')
  }
  if (!isDecodable(path)) {
    return sendFailure(res, 400, 'E_BAD_REQUEST', 'This address cannot be read.')
  }
  next()
}

/** The answer is read: a call whose answer nobody reads is left out of the built door. */
function isDecodable(path: string) {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Cuts headers that are taken apart to what browsers send. */
export const boundedHeaders: RequestHandler = (req, _res, next) => {
  for (const [name, length] of Object.entries(HEADER_LENGTHS)) {
    const value = req.get(name)
    if (value && value.length > length) {
      req.headers[name] = value.slice(0, length)
    }
  }
  next()
}
