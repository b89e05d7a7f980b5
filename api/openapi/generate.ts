import { readFileSync } from 'node:fs'
import type { Router } from '@adonisjs/core/http'
import { Components } from '#openapi/components'
import { type Endpoint, readEndpoints } from '#openapi/endpoints'
import { Examples } from '#openapi/examples'
import { FAILURE, Failures } from '#openapi/failures'
import { Glossary } from '#openapi/fields'
import { Operations } from '#openapi/operations'
import { readRoutes } from '#openapi/routes'
import { isVague, type Schema } from '#openapi/schema'
import { readSources } from '#openapi/sources/program'
import { TypeSchemas } from '#openapi/sources/type_schema'
import { Texts } from '#openapi/texts'
import { SESSION_COOKIE } from '#http/session_cookie'

/** The document, and what somebody ought to write a text for. */
export type Generated = {
  unread: string[]
  document: object
  untold: string[]
  unexplained: string[]
  vague: string[]
}

/**
 * Describes the whole API from its routes, validators, controllers and transformers (ADR 0010).
 * @param root the folder of the package, without a trailing slash
 */
export async function generateDocument(router: Router, root: string): Promise<Generated> {
  const sources = readSources(root)
  const types = new TypeSchemas(sources)
  const endpoints = await readEndpoints(readRoutes(router), sources, types)

  const texts = new Texts(root)
  const glossary = new Glossary(`${root}/openapi/texts/fields.json`)
  const failures = new Failures(`${root}/resources/lang/en/errors.json`)
  const components = new Components(sources, types)
  for (const { answers } of endpoints) {
    for (const answer of answers)
      answer.schema &&= glossary.explain(components.refer(answer.schema))
  }
  const schemas: Record<string, Schema> = { Failure: glossary.explain(FAILURE, 'Failure') }
  for (const [name, schema] of Object.entries(components.schemas))
    schemas[name] = glossary.explain(schema, name)

  const operations = new Operations(
    texts,
    new Examples(glossary, schemas),
    failures,
    (schema, parent) => glossary.explain(schema, parent)
  )
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of sorted(endpoints, texts)) {
    ;(paths[endpoint.path] ??= {})[endpoint.method] = operations.of(endpoint)
  }

  const document = {
    ...JSON.parse(readFileSync(`${root}/openapi/texts/head.json`, 'utf8')),
    servers: [{ url: '/', description: 'The address this document came from' }],
    tags: tagsOf(endpoints, texts),
    paths,
    components: {
      schemas,
      responses: failures.shared,
      headers: JSON.parse(readFileSync(`${root}/openapi/texts/response_headers.json`, 'utf8')),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: texts.parameter('bearer') },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: texts.parameter('cookie'),
        },
      },
    },
  }
  return {
    document,
    unread: [...new Set(endpoints.flatMap(({ reach }) => [...reach.unread]))],
    untold: [...texts.untold],
    unexplained: [...glossary.unexplained].sort(),
    vague: endpoints.filter(isVagueSomewhere).map(({ name }) => name),
  }
}

function isVagueSomewhere({
  query = { type: 'object' },
  body = { type: 'object' },
  answers,
}: Endpoint) {
  return [query, body, ...answers.map(({ schema }) => schema ?? { type: 'string' })].some(isVague)
}

/** The areas that have operations. */
function tagsOf(endpoints: Endpoint[], texts: Texts) {
  const used = new Set(endpoints.map(({ name }) => texts.areaOf(name).title))
  return Object.values(texts.areas)
    .filter(({ title }) => used.delete(title))
    .map(({ title, description }) => ({ name: title, description }))
}

/** By area in the order of the areas, then as the map of routes has them. */
function sorted(endpoints: Endpoint[], texts: Texts) {
  const areas = Object.keys(texts.areas)
  const place = ({ name }: Endpoint) => areas.indexOf(name.split('.')[0])
  return [...endpoints].sort((a, b) => place(a) - place(b))
}
