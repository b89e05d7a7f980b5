import User from '#models/user'

/** Ends the session this request came with; others of the same person live on (contract, logout). */
export async function closeSession(person: User) {
  const token = person.currentAccessToken
  if (token) await User.accessTokens.delete(person, token.identifier)
}
