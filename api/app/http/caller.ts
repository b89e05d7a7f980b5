import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#exceptions/refusal'

/**
 * Says in the answer whose session it was, and refuses a call that a page meant to be somebody else's: the
 * session is shared by all tabs of a browser.
 */
export function nameCaller({ request, response }: HttpContext, user: { id: number }) {
  response.header('X-User', user.id)
  const meant = request.header('x-user')
  if (meant !== undefined && meant !== `${user.id}`) throw conflict('otherUser', 'E_OTHER_USER')
}
