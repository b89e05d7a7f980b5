import type { HttpContext } from '@adonisjs/core/http'
import { changePassword } from '#actions/auth/change_password'
import { cookieSeconds } from '#domain/settings'
import { SESSION_SECONDS } from '#domain/verification'
import { answerSession, deviceOf } from '#http/session_answer'
import { cameByCookie, wantsCookie } from '#http/session_cookie'
import { resetThrottle } from '#http/throttles'
import { isRemembered } from '#models/session_tokens'
import { passwordChangeValidator } from '#validators/auth'

/** The caller gets a new session. */
export default class PasswordsController {
  async update(ctx: HttpContext) {
    const { auth, i18n, request } = ctx
    const person = auth.getUserOrFail()
    const passwords = await request.validateUsing(passwordChangeValidator, {
      messagesProvider: i18n.createMessagesProvider('auth.password'),
    })
    const seconds = lifeOf(person.currentAccessToken)
    const remember = isRemembered(person.currentAccessToken, seconds)
    const session = { seconds, remember }
    const token = await changePassword(person, passwords, deviceOf(request), session)
    await resetThrottle('passwordChanges', request)

    return answerSession(ctx, person, token, {
      message: i18n.t('auth.messages.passwordChanged'),
      maxAge: remember ? cookieSeconds(seconds) : undefined,
      viaCookie: wantsCookie(request) || cameByCookie(request),
    })
  }
}

/** null when the session has no end. */
function lifeOf(token?: { createdAt: Date; expiresAt: Date | null }) {
  if (!token) return SESSION_SECONDS
  if (!token.expiresAt) return null
  return Math.round((token.expiresAt.getTime() - token.createdAt.getTime()) / 1000)
}
