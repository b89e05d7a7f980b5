import type { Server } from 'node:http'
import type { Express } from 'express'
import { createRequestHandler } from '@react-router/express'
import type { ServerBuild } from 'react-router'
import { backOfficeFor } from './apps.ts'
import { passTo } from './proxy.ts'
import { nameViewer } from './viewer.ts'
import { settings } from './settings.ts'

/** Vite's own requests for the back office; no page, so no role is checked. */
const BACK_OFFICE_SOURCES = /^\/dashboard\/(@|src\/|node_modules\/|assets\/)/

/**
 * Development: runs the storefront's Vite inside this server and proxies the back office's, both
 * with hot reload.
 */
export async function developInto(app: Express, server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: settings.storefrontRoot,
    server: { middlewareMode: true, hmr: { server } },
  })
  const backOffice = passTo(settings.backOfficeDevUrl)

  server.on('upgrade', (req, socket, head) => {
    if (req.url?.startsWith('/dashboard')) {
      backOffice.upgrade(req, socket as Parameters<typeof backOffice.upgrade>[1], head)
    }
  })
  app.use((req, res, next) =>
    BACK_OFFICE_SOURCES.test(req.path) ? backOffice(req, res, next) : next()
  )
  app.use(nameViewer)
  app.use(
    backOfficeFor((req, res, next) => {
      req.url = '/dashboard/'
      return backOffice(req, res, next)
    })
  )
  app.use(vite.middlewares)
  app.use(
    createRequestHandler({
      build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    })
  )
  return () => vite.close()
}
