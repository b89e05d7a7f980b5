import type { HttpContext } from '@adonisjs/core/http'
import { closeSession } from '#actions/auth/close_session'
import { openSession } from '#actions/auth/open_session'
import { verifyCode } from '#actions/auth/verify_code'
import { answerSession, deviceOf } from '#http/session_answer'
import { verificationValidator } from '#validators/auth'

export default class VerificationsController {
  async store(ctx: HttpContext) {
    const { auth, i18n, request } = ctx
    const { email, otp, userId } = await request.validateUsing(verificationValidator, {
      messagesProvider: i18n.createMessagesProvider('auth.verification'),
    })
    const person = await verifyCode(email, otp, userId)
    if (await auth.check()) await closeSession(auth.user!)
    const { token } = await openSession(person, deviceOf(request), { factor: 'mailedCode' })
    const { firstName } = person
    return answerSession(ctx, person, token, {
      message: i18n.t('auth.messages.verified', { firstName }),
    })
  }
}
