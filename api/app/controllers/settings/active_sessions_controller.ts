import type { HttpContext } from '@adonisjs/core/http'
import { endOtherSessions, endSession } from '#actions/settings/end_session'
import { answer } from '#http/answer'
import { clearSessionCookie } from '#http/session_cookie'
import type User from '#models/user'
import SessionPolicy from '#policies/session_policy'
import { findSession, listSessions } from '#queries/settings/list_sessions'
import SessionTransformer from '#transformers/session_transformer'
import { proofValidator } from '#validators/settings'

export default class ActiveSessionsController {
  async index({ auth, serialize }: HttpContext) {
    const person = auth.getUserOrFail()
    const sessions = await listSessions(person)
    return answer(await serialize(SessionTransformer.transform(sessions, currentOf(person))))
  }

  async destroy({ auth, bouncer, i18n, params, request, response }: HttpContext) {
    const person = auth.getUserOrFail()
    const session = await findSession(params.id)
    await bouncer.with(SessionPolicy).authorize('end', session)
    const proof = await request.validateUsing(proofValidator)
    const currentId = currentOf(person)
    await endSession(person, { session, currentId }, proof)
    if (session.id === currentId) clearSessionCookie(response)
    return answer(null, i18n.t('settings.messages.sessionEnded'))
  }

  async destroyOthers({ auth, i18n, request }: HttpContext) {
    const person = auth.getUserOrFail()
    const proof = await request.validateUsing(proofValidator)
    const ended = await endOtherSessions(person, currentOf(person), proof)
    return answer({ ended }, i18n.t('settings.messages.otherSessionsEnded'))
  }
}

function currentOf(person: User) {
  return Number(person.currentAccessToken?.identifier ?? 0)
}
