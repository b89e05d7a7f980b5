import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { ServerBuild } from 'react-router'
import { languageOf } from '../app/i18n/language.server.ts'
import { isDiscovery } from '../router-internals/data-requests.ts'

/** By language the browser's files, by those of English. */
type Editions = Record<string, Record<string, string>>

/** As `vite/language-editions.ts` wrote them, beside the server's build. */
export function readEditions(serverBuild: string): Editions {
  const file = new URL('language-editions.json', serverBuild)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Editions) : {}
}

/** The build that names the browser's files of one language, under a version of its own. */
export function buildIn(
  language: string,
  build: ServerBuild,
  files: Record<string, string>
): ServerBuild {
  const assets = JSON.parse(JSON.stringify(build.assets), (_key, value: unknown) =>
    typeof value === 'string' ? (files[value] ?? value) : value
  ) as ServerBuild['assets']
  return { ...build, assets: { ...assets, version: `${assets.version}-${language}` } }
}

/**
 * The language whose files are asked for: an open page meets further ones in its own edition, also when its reader has
 * changed the language meanwhile.
 */
export function editionAsked({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) {
  const asked = new URL(url, 'http://makao.invalid')
  return isDiscovery(asked)
    ? asked.searchParams.get('version')?.split('-')[1]
    : languageOfViewer({ headers })
}

/** As the pages find it. */
export function languageOfViewer({ headers }: Pick<IncomingMessage, 'headers'>) {
  const { cookie = '', 'accept-language': accepted = '' } = headers
  const asked = { cookie, 'accept-language': accepted }
  return languageOf(new Request('http://makao.invalid', { headers: asked }))
}
