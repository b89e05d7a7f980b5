import { createRequestHandler } from '@react-router/express'
import type { Express } from 'express'
import type { ServerBuild } from 'react-router'
import { backOfficeFor, builtBackOffice } from './apps.ts'
import { nameViewer } from './viewer.ts'
import { settings } from './settings.ts'

export async function serveBuilt(app: Express) {
  const build = (await import(settings.serverBuild)) as ServerBuild

  app.use(backOfficeFor(builtBackOffice))
  app.use(nameViewer)
  app.use(createRequestHandler({ build }))
  return async () => {}
}
