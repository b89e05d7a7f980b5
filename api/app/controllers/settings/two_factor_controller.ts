import type { HttpContext } from '@adonisjs/core/http'
import { confirmTwoFactor, endTwoFactor, startTwoFactor } from '#actions/settings/two_factor'
import { answer } from '#http/answer'
import { proofValidator, twoFactorConfirmationValidator } from '#validators/settings'

export default class TwoFactorController {
  async store({ auth, i18n, request, response }: HttpContext) {
    const proof = await request.validateUsing(proofValidator)
    const started = await startTwoFactor(auth.getUserOrFail(), proof)
    response.status(201)
    return answer(started, i18n.t('settings.messages.twoFactorStarted'))
  }

  async update({ auth, i18n, request }: HttpContext) {
    const { otp } = await request.validateUsing(twoFactorConfirmationValidator, {
      messagesProvider: i18n.createMessagesProvider('settings'),
    })
    const recoveryCodes = await confirmTwoFactor(auth.getUserOrFail(), otp)
    return answer({ recoveryCodes }, i18n.t('settings.messages.twoFactorOn'))
  }

  async destroy({ auth, i18n, request }: HttpContext) {
    const proof = await request.validateUsing(proofValidator)
    await endTwoFactor(auth.getUserOrFail(), proof)
    return answer(null, i18n.t('settings.messages.twoFactorOff'))
  }
}
