import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { settings } from './settings.ts'
import { sendFailure } from './envelope.ts'
import { correctForwarded } from './forwarded.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

/**
 * Sets each request's id and client address as headers for the API and the pages, replacing what
 * the client claims, and drops what it says of a trace.
 */
export const identify: RequestHandler = (req, res, next) => {
  const claimed = req.get('x-request-id') ?? ''
  const id = REQUEST_ID.test(claimed) ? claimed : randomUUID()
  req.headers['x-request-id'] = id
  correctForwarded(req)
  req.headers['x-forwarded-for'] = req.ip ?? ''
  req.headers['x-forwarded-host'] = req.host
  delete req.headers.traceparent
  delete req.headers.tracestate
  res.setHeader('X-Request-Id', id)
  next()
}

/**
 * Folds repeated slashes first, so that `//elsewhere.example` never becomes a redirect to another
 * site.
 */
export const foldSlashes: RequestHandler = (req, res, next) => {
  const [path = '/', ...query] = req.originalUrl.split('?')
  const folded = path.replace(/[/\\]{2,}/g, '/')
  if (folded === path) {
    return next()
  }
  res.redirect(308, [folded, ...query].join('?'))
}

/**
 * Leads to the dashboard however it is written (`/Dashboard`, `/%64ashboard`), as the storefront's routes read it: otherwise
 * hosts and admins are sent from there to here for ever. The path begins with ours, so it never leads to another site.
 */
export const foldDashboard: RequestHandler = (req, res, next) => {
  const reads = req.method === 'GET' || req.method === 'HEAD'
  const [first = ''] = /^\/[^/?]*/.exec(req.originalUrl) ?? []
  if (!reads || first === DASHBOARD || decodeURIComponent(first).toLowerCase() !== DASHBOARD) {
    return next()
  }
  res.redirect(308, DASHBOARD + req.originalUrl.slice(first.length))
}

const DASHBOARD = '/dashboard'

/** Refuses cross-site writes (Sec-Fetch-Site, else Origin); after `formsOnly`. */
export const sameOriginWrites: RequestHandler = (req, res, next) => {
  if (req.method !== 'POST' || comesFromHere(req.get('sec-fetch-site'), req.get('origin'))) {
    return next()
  }
  sendFailure(res, 403, 'E_FOREIGN_ORIGIN', 'This request did not come from our own pages.')
}

function comesFromHere(fetchSite: string | undefined, origin: string | undefined) {
  if (fetchSite) {
    return fetchSite === 'same-origin' || fetchSite === 'none'
  }
  return origin === undefined || origin === settings.appUrl.origin
}

/** Pages depend on language and session, so caches must not mix them. */
export const variesByViewer: RequestHandler = (_req, res, next) => {
  res.vary('Accept-Language').vary('Cookie').vary('Save-Data')
  next()
}

/** What no page says otherwise of is stored nowhere, such as the data of client-side navigation. */
export const storedNowhere: RequestHandler = (_req, res, next) => {
  onHeaders(res, () => {
    if (!res.hasHeader('Cache-Control')) {
      res.setHeader('Cache-Control', 'private, no-store')
    }
  })
  next()
}

/** Private pages, redirects to them and answers for scripts are not indexed. */
const NOT_FOR_SEARCH = /^\/(dashboard|auth|api|dev|language|forgot-password|offline)(\/|$)|\.data$/

export const hideFromSearch: RequestHandler = (req, res, next) => {
  if (NOT_FOR_SEARCH.test(req.path)) {
    res.setHeader('X-Robots-Tag', 'noindex')
  }
  next()
}
