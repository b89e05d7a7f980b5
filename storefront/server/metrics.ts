import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { sendFailure } from './envelope.ts'
import { settings } from './settings.ts'

/*
 * Figures of this process for Prometheus (ADR 0052). No label holds what a request brought: there is
 * one series for each of our routes, and one for all that is none.
 */
const registry = new Registry()

const requests = new Histogram({
  name: 'makao_door_request_duration_seconds',
  help: 'Answers of the front door by the pattern of their page, or by what is behind them',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
})

/** Others are `other`: anybody may send any word. */
export const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** What is not a page. Live streams last as long as a window is open: they are no slow answers. */
const OTHERS: [name: string, path: RegExp][] = [
  ['live', /^\/api\/v1\/live(\/|$)/],
  ['api', /^\/api(\/|$)/],
  ['uploads', /^\/uploads(\/|$)/],
  ['mailbox', /^\/dev\/mailbox(\/|$)/],
  ['assets', /^\/(dashboard\/)?assets(\/|$)/],
  ['metrics', /^\/metrics$/],
]

const NONE = 'none'

let pages: RouteObject[] = []

/** Takes the patterns of the pages from the built storefront. */
export function namePages(routes: ServerBuild['routes']) {
  pages = childrenOf(routes)
}

function childrenOf(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) {
      return []
    }
    const { id, path, index } = route
    return index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }
  })
}

if (settings.metricsToken) {
  collectDefaultMetrics({ register: registry })
}

/** Counts every answer and how long it took; nothing without METRICS_TOKEN. */
export const measureRequests: RequestHandler = (req, res, next) => {
  if (!settings.metricsToken) {
    return next()
  }
  const { method, path } = req
  const done = requests.startTimer()
  res.once('close', () =>
    done({
      method: METHODS.has(method) ? method : 'other',
      route: routeOf(path),
      status: res.statusCode,
    })
  )
  next()
}

/** The pattern of a page, or what is behind the path; one word for all that is none. */
export function routeOf(path: string) {
  const other = OTHERS.find(([, pattern]) => pattern.test(path))
  if (other) {
    return other[0]
  }
  const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
  const matches = matchRoutes(pages, page)
  if (!matches) {
    return NONE
  }
  const parts = matches.map(({ route }) => route.path).filter(Boolean)
  return `/${parts.join('/')}`
}

/** `GET /metrics`, for whoever bears METRICS_TOKEN; without one there is no such page. */
export const showMetrics: RequestHandler = async (req, res, next) => {
  if (!settings.metricsToken || req.path !== '/metrics') {
    return next()
  }
  const [scheme = '', given = ''] = (req.get('authorization') ?? '').split(' ')
  if (scheme.toLowerCase() !== 'bearer' || !isToken(given)) {
    res.setHeader('WWW-Authenticate', 'Bearer')
    return sendFailure(res, 401, 'E_UNAUTHENTICATED', 'These figures are for operators.')
  }
  const figures = await registry.metrics()
  res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).send(figures)
}

function isToken(given: string) {
  const [one, other] = [given, settings.metricsToken].map((value) =>
    createHash('sha256').update(value).digest()
  )
  return timingSafeEqual(one!, other!)
}
