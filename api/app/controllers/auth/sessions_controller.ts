import type { HttpContext } from '@adonisjs/core/http'
import { checkPassword } from '#actions/auth/check_password'
import { checkSecondFactor } from '#actions/auth/check_second_factor'
import { closeSession } from '#actions/auth/close_session'
import { openSession } from '#actions/auth/open_session'
import { cookieSeconds } from '#domain/settings'
import { answer } from '#http/answer'
import { answerSession, deviceOf } from '#http/session_answer'
import { clearSessionCookie } from '#http/session_cookie'
import { resetThrottle } from '#http/throttles'
import { sessionValidator } from '#validators/auth'

export default class SessionsController {
  async store(ctx: HttpContext) {
    const { i18n, request } = ctx
    const { email, password, rememberMe, otp } = await request.validateUsing(sessionValidator, {
      messagesProvider: i18n.createMessagesProvider('auth.session'),
    })
    const person = await checkPassword(email, password, deviceOf(request))
    const factor = await checkSecondFactor(person, otp)
    await resetThrottle('loginPerAccount', request)

    await this.#leaveCarried(ctx)
    const session = await openSession(person, deviceOf(request), { factor, remember: rememberMe })
    const { firstName } = person
    return answerSession(ctx, person, session.token, {
      message: i18n.t('auth.messages.welcomeBack', { firstName }),
      maxAge: rememberMe ? cookieSeconds(session.seconds) : undefined,
    })
  }

  /** Signing in anew replaces the session that came with the request, whoever's it is. */
  async #leaveCarried({ auth }: HttpContext) {
    if (await auth.check()) await closeSession(auth.getUserOrFail())
  }

  async destroy({ auth, i18n, response }: HttpContext) {
    await closeSession(auth.getUserOrFail())
    clearSessionCookie(response)
    return answer(null, i18n.t('auth.messages.loggedOut'))
  }
}
