import type { HttpContext } from '@adonisjs/core/http'
import { endOtherSessions, endSession } from '#actions/settings/end_session'
import { answer } from '#http/answer'
import { clearSessionCookie } from '#http/session_cookie'
import type User from '#models/user'
import SessionPolicy from '#policies/session_policy'
import { findSession, listSessions } from '#queries/settings/list_sessions'
import SessionTransformer from '#transformers/session_transformer'

export default class ActiveSessionsController {
  async index({ auth, serialize }: HttpContext) {
    const person = auth.getUserOrFail()
    const sessions = await listSessions(person)
    return answer(await serialize(SessionTransformer.transform(sessions, currentOf(person))))
  }

  async destroy({ auth, bouncer, i18n, params, response }: HttpContext) {
    const person = auth.getUserOrFail()
    const session = await findSession(params.id)
    await bouncer.with(SessionPolicy).authorize('end', session)
    await endSession(person, session)
    if (session.id === currentOf(person)) clearSessionCookie(response)
    return answer(null, i18n.t('settings.messages.sessionEnded'))
  }

  async destroyOthers({ auth, i18n }: HttpContext) {
    const person = auth.getUserOrFail()
    const ended = await endOtherSessions(person, currentOf(person))
    return answer({ ended }, i18n.t('settings.messages.otherSessionsEnded'))
  }
}

function currentOf(person: User) {
  return Number(person.currentAccessToken?.identifier ?? 0)
}
