import type { HttpContext } from '@adonisjs/core/http'
import type { Device } from '#actions/auth/open_session'
import { answer } from '#http/answer'
import { setSessionCookie, wantsCookie } from '#http/session_cookie'
import type User from '#models/user'
import UserTransformer from '#transformers/user_transformer'

/** What the list of active sessions will show of this client. */
export function deviceOf(request: HttpContext['request']): Device {
  return { userAgent: request.header('user-agent') ?? null, ipAddress: request.ip() }
}

/**
 * Hands a fresh session over on the carrier the client asked for: a cookie for browsers, which leaves the
 * token out of the body, else the token itself (contract, Session).
 * @param maxAge seconds a browser keeps the cookie; without it, until it is closed
 */
export async function answerSession(
  { request, response, serialize }: HttpContext,
  person: User,
  token: string,
  {
    message,
    maxAge,
    viaCookie = wantsCookie(request),
  }: { message: string; maxAge?: number; viaCookie?: boolean }
) {
  const user = await serialize(UserTransformer.transform(person).useVariant('forSelf'))
  if (viaCookie) setSessionCookie(response, token, maxAge)
  return answer({ token: viaCookie ? undefined : token, user }, message)
}
