import type { HttpContext } from '@adonisjs/core/http'
import { registerPerson } from '#actions/auth/register_person'
import { answer } from '#http/answer'
import { registrationValidator } from '#validators/auth'

export default class RegistrationsController {
  async store({ i18n, request, response }: HttpContext) {
    const { role = 'guest', ...details } = await request.validateUsing(registrationValidator, {
      messagesProvider: i18n.createMessagesProvider('auth.registration'),
    })
    const registration = await registerPerson({ ...details, role }, i18n.locale)
    response.status(201)
    return answer(registration, i18n.t('auth.messages.registered'))
  }
}
