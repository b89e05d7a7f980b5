import type { HttpContext } from '@adonisjs/core/http'
import { sendVerificationCode } from '#actions/auth/send_verification_code'
import { Refusal } from '#exceptions/refusal'
import { answer } from '#http/answer'
import { verificationCodeValidator } from '#validators/auth'

/** The answer is the same whether or not the e-mail is known. */
export default class VerificationCodesController {
  async store({ i18n, request, response }: HttpContext) {
    const { email, userId } = await request.validateUsing(verificationCodeValidator, {
      messagesProvider: i18n.createMessagesProvider('auth.verification'),
    })
    const wait = await sendVerificationCode(email, userId)
    if (wait > 0) {
      response.header('Retry-After', wait)
      throw new Refusal('auth.codeTooYoung', 429, 'E_CODE_TOO_YOUNG')
    }
    return answer({ email }, i18n.t('auth.messages.codeSent'))
  }
}
