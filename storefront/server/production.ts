import { createRequestHandler } from '@react-router/express'
import type { Express } from 'express'
import type { ServerBuild } from 'react-router'
import { backOfficeFor, builtBackOffice } from './apps.ts'
import { keptPages } from './kept-pages.ts'
import { buildIn, editionAsked, readEditions } from './language-editions.ts'
import { namePages } from './metrics.ts'
import { nameViewer } from './viewer.ts'
import { settings } from './settings.ts'

export async function serveBuilt(app: Express) {
  const build = (await import(settings.serverBuild)) as ServerBuild
  namePages(build.routes)

  app.use(nameViewer)
  app.use(backOfficeFor(await builtBackOffice()))
  if (settings.keepsPages) {
    app.use(keptPages)
  }
  const english = createRequestHandler({ build })
  const editions = new Map(
    Object.entries(readEditions(settings.serverBuild)).map(([language, files]) => [
      language,
      createRequestHandler({ build: buildIn(language, build, files) }),
    ])
  )
  app.use((req, res, next) => {
    const answer = editions.get(editionAsked(req) ?? '') ?? english
    return answer(req, res, next)
  })
  return async () => {}
}
