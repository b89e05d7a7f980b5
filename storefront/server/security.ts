import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import helmet from 'helmet'
import onHeaders from 'on-headers'
import type { RequestHandler } from 'express'
import { settings } from './settings.ts'

/**
 * Sets a fresh nonce per request in a header for the pages, replacing any sent by the client.
 * Development has no policy, hence no nonce.
 */
export const nonce: RequestHandler = (req, _res, next) => {
  delete req.headers['x-csp-nonce']
  if (settings.production) {
    req.headers['x-csp-nonce'] = randomBytes(16).toString('base64')
  }
  next()
}

const secure = settings.appUrl.protocol === 'https:'

/** Further origin of images: the map tiles, `{s}` standing for their mirrors. */
const tileSource = settings.mapTiles
  ? [new URL(settings.mapTiles.replace('{s}', 'a')).origin.replace('//a.', '//*.')]
  : []

const nonceSource = (req: IncomingMessage) => `'nonce-${req.headers['x-csp-nonce']}'`

/**
 * Scripts and style sheets need the request's nonce. Style attributes stay allowed for the
 * pictures' placeholder colours. In development Vite injects both without a nonce.
 */
export const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: settings.production && {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", nonceSource],
      styleSrc: ["'self'", nonceSource],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tileSource],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: secure,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
})

/** A page from the browser's cache keeps its own policy, which has the nonce of its scripts. */
export const keepPolicy: RequestHandler = (_req, res, next) => {
  onHeaders(res, () => {
    if (res.statusCode === 304) {
      res.removeHeader('Content-Security-Policy')
    }
  })
  next()
}
