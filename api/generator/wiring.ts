import { existsSync, readFileSync } from 'node:fs'
import { Project, QuoteKind, type SourceFile } from 'ts-morph'
import type { Plan } from '#generator/plan'
import { apiWires } from '#generator/wires_api'
import { backofficeWires } from '#generator/wires_backoffice'
import { addToJson } from '#generator/wiring_json'
import type { Wire } from '#generator/wiring_ts'

/** Every place outside the resource's own files that has to know of it. */
export const wiresOf = (plan: Plan): Wire[] => [...apiWires(plan), ...backofficeWires(plan)]

/**
 * Makes every connection that can be made.
 * @param root of the repository, with a slash at its end
 * @returns what could not be, for people to do by hand
 */
export async function wire(root: string, wires: Wire[]) {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    manipulationSettings: { quoteKind: QuoteKind.Single },
  })
  const left: string[] = []
  for (const one of wires) {
    try {
      if ('path' in one) await addToJson(root + one.file, one.path, one.entries)
      else await edit(project, root + one.file, one.edit)
    } catch (error) {
      left.push(
        `${one.file}: ${one.what} (${error instanceof Error ? error.message : String(error)})`
      )
    }
  }
  return left
}

async function edit(project: Project, path: string, change: (file: SourceFile) => void) {
  const file = project.addSourceFileAtPath(path)
  change(file)
  await file.save()
}

/** What the repository has of this name already. */
export function traces(root: string, { r }: Plan) {
  const areas = JSON.parse(readFileSync(`${root}api/openapi/texts/areas.json`, 'utf8')) as object
  const files = [
    `api/app/models/${r.snake}.ts`,
    `api/app/actions/${r.snakePlural}`,
    `api/start/routes/${r.snakePlural}.ts`,
    `backoffice/src/resources/${r.kebabPlural}`,
  ]
  const calls = r.camelPlural in areas ? [`calls of ${r.camelPlural}`] : []
  return [...files.filter((path) => existsSync(root + path)), ...calls]
}
