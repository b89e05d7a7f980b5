import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import { sessionToken } from './cookies.ts'
import { languageOfViewer } from './language-editions.ts'

/** Enough to tell two sessions apart, too few to guess a session from. */
const LETTERS = 16

/**
 * Names the viewer of a page of either app (a digest of the session, or `visitor`) and their language, so that the
 * service worker never shows one person what another has seen, nor a page in the language of before.
 */
export const nameViewer: RequestHandler = (req, res, next) => {
  const token = sessionToken(req.headers.cookie)
  const digest = token && createHash('sha256').update(`viewer:${token}`).digest('hex')
  res.setHeader('X-Viewer', `${digest?.slice(0, LETTERS) ?? 'visitor'}-${languageOfViewer(req)}`)
  next()
}
