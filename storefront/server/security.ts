import { createHash, randomBytes } from 'node:crypto'
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

/** Where streets are read from, when not from here. */
const streetSource = settings.mapStreets ? [new URL(settings.mapStreets).origin] : []

const nonceSource = (req: IncomingMessage) => `'nonce-${req.headers['x-csp-nonce']}'`

/** Features of the device that no page uses. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Hosts set a pin where they are; nobody else's page in ours may ask. */
const PERMISSIONS = ['geolocation=(self)', ...UNUSED.map((feature) => `${feature}=()`)].join(', ')

/** For answers that are no pages: whatever they are taken for, they load and run nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const everywhere = helmet({
  contentSecurityPolicy: false,
  // Letters and other sites' previews show our pictures.
  crossOriginResourcePolicy: false,
  strictTransportSecurity: secure,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
})

/** The headers of every answer. Pages have a policy of their own, as have some of the API's. */
export const securityHeaders: RequestHandler = (req, res, next) => {
  res.setHeader('Permissions-Policy', PERMISSIONS)
  if (settings.production) {
    res.setHeader('Content-Security-Policy', NOTHING)
  }
  everywhere(req, res, next)
}

/**
 * Scripts and style sheets need the request's nonce. Style attributes stay allowed for the
 * pictures' placeholder colours. In development Vite injects both without a nonce.
 */
const policy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", nonceSource],
    styleSrc: ["'self'", nonceSource],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...tileSource],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...streetSource],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(secure ? { upgradeInsecureRequests: [] } : {}),
  },
})

export const pagePolicy: RequestHandler = (req, res, next) => {
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  return settings.production ? policy(req, res, next) : next()
}

/** A page's policy that names its inline scripts by their digests instead of its nonce. */
export function policyOfScripts(written: string, nonceOfPage: string, scripts: string[]) {
  const digest = (script: string) =>
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const digests = [...new Set(scripts.map(digest))].join(' ')
  return written
    .split(';')
    .map((directive) => {
      const isOfScripts = directive.trim().startsWith('script-src ')
      return directive.replace(` 'nonce-${nonceOfPage}'`, isOfScripts ? ` ${digests}` : '')
    })
    .join(';')
}

/** A page from the browser's cache keeps its own policy, which has the nonce of its scripts. */
export const keepPolicy: RequestHandler = (_req, res, next) => {
  onHeaders(res, () => {
    if (res.statusCode === 304) {
      res.removeHeader('Content-Security-Policy')
    }
  })
  next()
}
