import type { HttpContext } from '@adonisjs/core/http'
import { refuseDeadLink, resetPassword } from '#actions/auth/reset_password'
import { answer } from '#http/answer'
import SendPasswordReset from '#jobs/send_password_reset'
import { consumeMailLimit } from '#services/limits/mail_limits'
import { forgottenPasswordValidator, passwordResetValidator } from '#validators/auth'

export default class PasswordResetsController {
  async store({ i18n, request }: HttpContext) {
    const { email } = await request.validateUsing(forgottenPasswordValidator, {
      messagesProvider: i18n.createMessagesProvider('auth.session'),
    })
    if (await consumeMailLimit('reset', email)) await SendPasswordReset.enqueue(email)
    return answer(null, i18n.t('auth.messages.resetSent'))
  }

  async show({ params }: HttpContext) {
    await refuseDeadLink(String(params.token))
    return answer(null)
  }

  async update({ i18n, params, request }: HttpContext) {
    const { password } = await request.validateUsing(passwordResetValidator, {
      messagesProvider: i18n.createMessagesProvider('auth.password'),
    })
    await resetPassword(String(params.token), password)
    return answer(null, i18n.t('auth.messages.passwordReset'))
  }
}
