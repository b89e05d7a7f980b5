import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import { sessionToken } from './session-cookie.ts'

/** Enough to tell two sessions apart, too little to try anything with. */
const LETTERS = 16

/**
 * Names whom a page of the storefront was written for, so that the service worker never shows one
 * person what another has seen: a digest of the session, or `visitor`.
 */
export const nameReader: RequestHandler = (req, res, next) => {
  const token = sessionToken(req.headers.cookie)
  const digest = token && createHash('sha256').update(`reader:${token}`).digest('hex')
  res.setHeader('X-Reader', digest?.slice(0, LETTERS) ?? 'visitor')
  next()
}
