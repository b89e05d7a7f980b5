import { createRequestHandler } from '@react-router/express'
import type { Express } from 'express'
import type { ServerBuild } from 'react-router'
import { backOfficeFor, builtBackOffice } from './houses.ts'
import { nameReader } from './reader.ts'
import { settings } from './settings.ts'

/** Production: both houses as built; needs `npm run build` first. */
export async function serveBuilt(app: Express) {
  const build = (await import(settings.serverBuild)) as ServerBuild

  app.use(backOfficeFor(builtBackOffice))
  app.use(nameReader)
  app.use(createRequestHandler({ build }))
  return async () => {}
}
