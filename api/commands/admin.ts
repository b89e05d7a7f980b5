import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { errors } from '@vinejs/vine'

/** The first admin of a marketplace: further ones are made in the back office. */
export default class Admin extends BaseCommand {
  static commandName = 'makao:admin'
  static description = 'Create an admin, and mail them a link to choose a password'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Asked for when not given, as are the names' })
  declare email?: string

  @flags.string()
  declare firstName?: string

  @flags.string()
  declare lastName?: string

  async run() {
    const details = {
      email: this.email ?? (await this.prompt.ask('Email')),
      firstName: this.firstName ?? (await this.prompt.ask('First name')),
      lastName: this.lastName ?? (await this.prompt.ask('Last name')),
    }
    try {
      const person = await this.#create(details)
      this.logger.success(`A link to choose a password is on its way to ${person.email}`)
    } catch (error) {
      const sentences = await sentencesOf(error)
      for (const sentence of sentences) this.logger.error(sentence)
      this.exitCode = 1
    }
  }

  async #create(details: object) {
    const { userCreationValidator } = await import('#validators/user')
    const { createUser } = await import('#actions/users/create_user')
    return createUser(null, await userCreationValidator.validate({ ...details, role: 'admin' }))
  }
}

/** @throws what is no refusal */
async function sentencesOf(error: unknown): Promise<string[]> {
  if (error instanceof errors.E_VALIDATION_ERROR) {
    return (error.messages as { message: string }[]).map(({ message }) => message)
  }
  const { Refusal } = await import('#exceptions/refusal')
  if (!(error instanceof Refusal)) throw error
  const { default: i18n } = await import('@adonisjs/i18n/services/main')
  return [i18n.locale(i18n.defaultLocale).t(`errors.${error.key}`, error.params)]
}
