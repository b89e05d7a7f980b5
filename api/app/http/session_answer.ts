import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { setSessionCookie, wantsCookie } from '#http/session_cookie'
import type User from '#models/user'
import type { Device } from '#services/device_words'
import UserTransformer from '#transformers/user_transformer'

export function deviceOf(request: HttpContext['request']): Device {
  return { userAgent: request.header('user-agent') ?? null, ipAddress: request.ip() }
}

/**
 * Sends a new session as a cookie to browsers, else as a token in the body (contract, Session).
 * @param maxAge seconds; without it a session cookie
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
