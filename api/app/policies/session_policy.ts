import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type { OpenSession } from '#models/session_tokens'
import type User from '#models/user'

/** Own ones only, 404 for others, even for admins. */
export default class SessionPolicy extends BasePolicy {
  end(user: User, session: OpenSession) {
    if (session.personId === user.id) return true
    return AuthorizationResponse.deny('Resource not found.', 404)
  }
}
