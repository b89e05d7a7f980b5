import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Generates the committed OpenAPI document from the sources; fails on anything unexplained. */
export default class OpenapiGenerate extends BaseCommand {
  static commandName = 'openapi:generate'
  static description = 'Write resources/openapi/openapi.json from the sources'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { generateDocument } = await import('@makao/openapi/generate')
    const { openApiConfig } = await import('#openapi/config')
    const { default: router } = await import('@adonisjs/core/services/router')
    const root = this.app.makePath().replace(/\/$/, '')
    const { document, problems } = await generateDocument(router, openApiConfig(root))
    const path = this.app.makePath('resources/openapi/openapi.json')
    await writeFile(path, `${JSON.stringify(document, null, 2)}\n`)

    /** Written in spite of problems; `npm run check` fails. */
    for (const problem of problems) this.logger.error(problem)
    if (problems.length > 0) this.exitCode = 1
  }
}
