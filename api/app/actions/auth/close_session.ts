import { recordSignOut } from '#actions/audit/record_access'
import User from '#models/user'
import { endStaleStreams } from '#services/live/streams'

export async function closeSession(person: User) {
  const token = person.currentAccessToken
  if (!token) return
  await User.accessTokens.delete(person, token.identifier)
  await recordSignOut(person)
  await endStaleStreams(person.id)
}
