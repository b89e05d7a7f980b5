import type { HttpContext } from '@adonisjs/core/http'
import { sendPlainCode } from '#actions/auth/send_verification_code'
import { Refusal } from '#exceptions/refusal'
import { answer } from '#http/answer'

/** Sends nothing to an already verified person. */
export default class OwnVerificationCodesController {
  async store({ auth, i18n, response }: HttpContext) {
    const person = auth.getUserOrFail()
    const { email, emailVerified } = person
    if (emailVerified) {
      return answer({ email, emailVerified }, i18n.t('auth.messages.alreadyVerified'))
    }
    const wait = await sendPlainCode(person)
    if (wait > 0) {
      response.header('Retry-After', wait)
      throw new Refusal('auth.codeTooYoung', 429, 'E_CODE_TOO_YOUNG')
    }
    return answer({ email, emailVerified }, i18n.t('auth.messages.codeSent'))
  }
}
