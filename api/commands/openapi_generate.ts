import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/**
 * Writes the OpenAPI document from routes, validators, controllers and transformers. The file is committed, and
 * served as it is. What it does not explain fails the command.
 */
export default class OpenapiGenerate extends BaseCommand {
  static commandName = 'openapi:generate'
  static description = 'Write resources/openapi/openapi.json from the sources'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { generateDocument } = await import('#openapi/generate')
    const { default: router } = await import('@adonisjs/core/services/router')
    const { document, untold, unexplained, unread, vague } = await generateDocument(
      router,
      this.app.makePath().replace(/\/$/, '')
    )
    const path = this.app.makePath('resources/openapi/openapi.json')
    await writeFile(path, `${JSON.stringify(document, null, 2)}\n`)

    if (untold.length > 0)
      this.#miss(`openapi/texts/operations.json does not tell about ${untold.join(', ')}`)
    for (const place of unread) this.#miss(`The refusal at ${place} cannot be read`)
    if (vague.length > 0)
      this.#miss(`The types say too little about what ${vague.join(', ')} take or answer`)
    if (unexplained.length > 0)
      this.#miss(`openapi/texts/fields.json does not explain ${unexplained.join(', ')}`)
  }

  /** The document is written all the same; the check refuses it (`npm run check`). */
  #miss(text: string) {
    this.logger.error(text)
    this.exitCode = 1
  }
}
