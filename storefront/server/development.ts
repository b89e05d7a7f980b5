import type { Server } from 'node:http'
import type { Express } from 'express'
import { createRequestHandler } from '@react-router/express'
import type { ServerBuild } from 'react-router'
import { backOfficeFor } from './houses.ts'
import { passTo } from './proxy.ts'
import { nameReader } from './reader.ts'
import { settings } from './settings.ts'

/** What Vite itself asks for while developing the back office; no page, so no role is needed. */
const BACK_OFFICE_SOURCES = /^\/dashboard\/(@|src\/|node_modules\/|assets\/)/

/**
 * Development: the storefront's Vite runs inside this server, the back office's beside it on its
 * own port; both with hot reload behind the one address.
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
  app.use(
    backOfficeFor((req, res, next) => {
      req.url = '/dashboard/'
      return backOffice(req, res, next)
    })
  )
  app.use(vite.middlewares)
  app.use(nameReader)
  app.use(
    createRequestHandler({
      build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    })
  )
  return () => vite.close()
}
