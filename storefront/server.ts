import express, { type ErrorRequestHandler } from 'express'
import { boundedServer } from './server/bounded-server.ts'
import { compress } from './server/compress.ts'
import { sendFailure } from './server/envelope.ts'
import { boundedForms, formsOnly } from './server/forms.ts'
import { oneHost } from './server/forwarded.ts'
import { mapArchive } from './server/map-archive.ts'
import { clearOnWrites } from './server/kept-pages.ts'
import { logPath } from './server/log-path.ts'
import { measureRequests, showMetrics } from './server/metrics.ts'
import { apiProxy } from './server/proxy.ts'
import {
  foldDashboard,
  foldSlashes,
  hideFromSearch,
  identify,
  sameOriginWrites,
  storedNowhere,
  variesByViewer,
} from './server/requests.ts'
import { keepPolicy, nonce, pagePolicy, securityHeaders } from './server/security.ts'
import { settings } from './server/settings.ts'
import { builtFiles } from './server/static.ts'
import { stopGracefully } from './server/stop.ts'
import { requestTracing } from './server/tracing.ts'
import { boundedHeaders, boundedPaths } from './server/well-formed.ts'

/*
 * The front door: one origin for storefront, back office and API (docs/architecture). Requests pass
 * the handlers in this order.
 */
const app = express()
const server = boundedServer(app)

app.disable('x-powered-by')
app.set('trust proxy', settings.trustedProxies)

app.use(measureRequests)
app.use(securityHeaders)
app.use(identify)
const traced = await requestTracing()
if (traced) {
  app.use(traced)
}
app.use(oneHost)
app.use(boundedPaths)
app.use(boundedHeaders)
app.use(foldSlashes)
app.use(foldDashboard)
if (settings.production) {
  app.use(await builtFiles())
}
app.use(mapArchive)
app.use(hideFromSearch)
app.use(showMetrics)
app.use(compress)
app.use(clearOnWrites)
app.use(apiProxy)
app.use(nonce)
app.use(pagePolicy)
app.use(keepPolicy)
app.use(storedNowhere)
app.use(variesByViewer)
app.use(formsOnly)
app.use(sameOriginWrites)
app.use(boundedForms)

const close = settings.production
  ? await import('./server/production.ts').then(({ serveBuilt }) => serveBuilt(app))
  : await import('./server/development.ts').then(({ developInto }) => developInto(app, server))

const lastResort: ErrorRequestHandler = (error, req, res, _next) => {
  console.error(`${req.method} ${logPath(req.path)} ${req.get('x-request-id')}`, error)
  sendFailure(res, 500, 'E_UNEXPECTED', 'Server error. Please try again later.')
}
app.use(lastResort)

stopGracefully(server, close)
server.listen(settings.port, settings.host, () => {
  console.log(`Makao is open at ${settings.appUrl.origin}`)
})
