import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import helmet from 'helmet'
import onHeaders from 'on-headers'
import type { RequestHandler } from 'express'
import { settings } from './settings.ts'

/**
 * A fresh nonce per request, handed to the pages in a header of our own: it replaces whatever a
 * client sends under that name. While developing there is no policy, hence no nonce.
 */
export const nonce: RequestHandler = (req, _res, next) => {
  delete req.headers['x-csp-nonce']
  if (settings.production) {
    req.headers['x-csp-nonce'] = randomBytes(16).toString('base64')
  }
  next()
}

const secure = settings.appUrl.protocol === 'https:'

/** Where pictures may come from besides us: the tiles of maps, `{s}` standing for their mirrors. */
const tileSource = settings.mapTiles
  ? [new URL(settings.mapTiles.replace('{s}', 'a')).origin.replace('//a.', '//*.')]
  : []

const nonceSource = (req: IncomingMessage) => `'nonce-${req.headers['x-csp-nonce']}'`

/**
 * Scripts and style sheets run only with the request's nonce. Style attributes stay allowed: they
 * carry each picture's placeholder colour. While developing, Vite injects both without a nonce.
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

/** A page that the browser kept is shown with the policy it came with: that one has its scripts' nonce. */
export const keepPolicy: RequestHandler = (_req, res, next) => {
  onHeaders(res, () => {
    if (res.statusCode === 304) {
      res.removeHeader('Content-Security-Policy')
    }
  })
  next()
}
