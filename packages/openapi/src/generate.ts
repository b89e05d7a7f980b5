import type { Router } from '@adonisjs/core/http'
import { Components } from './components.ts'
import type { Config } from './config.ts'
import type { Endpoint } from './endpoint.ts'
import { readEndpoints } from './endpoints.ts'
import { Examples } from './examples.ts'
import { Failures } from './failures.ts'
import { Glossary } from './fields.ts'
import { Operations } from './operations.ts'
import { readRoutes } from './routes.ts'
import type { Schema } from './schema.ts'
import { readSources } from './sources/program.ts'
import { TypeSchemas } from './sources/type_schema.ts'
import { Texts } from './texts.ts'

export type Generated = { document: object; problems: string[] }

/**
 * Describes an API from its routes, validators, controllers and transformers.
 * @throws Error when something named by the configuration or the routes is missing
 */
export async function generateDocument(router: Router, config: Config): Promise<Generated> {
  const sources = readSources(config)
  const { problems } = sources
  const types = new TypeSchemas(sources)
  const endpoints = await readEndpoints(readRoutes(router, sources), sources, types)

  const fields = `${config.texts}/fields.json`
  const texts = new Texts(config, problems)
  const glossary = new Glossary(`${config.root}/${fields}`)
  const failures = new Failures(config, problems)
  const schemas = schemasOf(endpoints, new Components(sources, types), glossary, config)

  const operations = new Operations({
    rules: config.operations,
    texts,
    examples: new Examples(glossary, schemas),
    failures,
    explain: (schema, parent) => glossary.explain(schema, parent),
  })
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of sorted(endpoints, texts)) {
    ;(paths[endpoint.path] ??= {})[endpoint.method] = operations.of(endpoint)
  }
  for (const name of glossary.unexplained)
    problems.add(`${fields}: no text for the field "${name}"`)

  const document = {
    ...config.head,
    tags: tagsOf(endpoints, texts),
    paths,
    components: { schemas, responses: failures.shared, ...config.components },
  }
  return { document, problems: [...problems].sort() }
}

function schemasOf(
  endpoints: Endpoint[],
  components: Components,
  glossary: Glossary,
  { failures }: Config
) {
  for (const { answers } of endpoints) {
    for (const answer of answers)
      answer.schema &&= glossary.explain(components.refer(answer.schema))
  }
  const schemas: Record<string, Schema> = {
    Failure: glossary.explain(failures.schema, 'Failure'),
  }
  for (const [name, schema] of Object.entries(components.schemas))
    schemas[name] = glossary.explain(schema, name)
  return schemas
}

function tagsOf(endpoints: Endpoint[], texts: Texts) {
  const used = new Set(endpoints.map((endpoint) => texts.areaOf(endpoint).title))
  return Object.values(texts.areas)
    .filter(({ title }) => used.delete(title))
    .map(({ title, description }) => ({ name: title, description }))
}

/** By area, then in the order of the routes. */
function sorted(endpoints: Endpoint[], texts: Texts) {
  const areas = Object.keys(texts.areas)
  const place = ({ name }: Endpoint) => areas.indexOf(name.split('.')[0])
  return [...endpoints].sort((a, b) => place(a) - place(b))
}
