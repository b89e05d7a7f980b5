import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'
import type { OpenSession } from '#queries/settings/list_sessions'

/** Everybody ends their own sessions; those of others do not exist, not even for admins. */
export default class SessionPolicy extends BasePolicy {
  end(user: User, session: OpenSession) {
    if (session.personId === user.id) return true
    return AuthorizationResponse.deny('Resource not found.', 404)
  }
}
