import { DEMO_DOMAINS, DEMO_PASSWORD } from '#domain/demo'
import User from '#models/user'

/** More than the demo has people; each costs a slow hash. */
const MOST = 50

/** The oldest living account that a demo made and whose password is still the demo's, or null. */
export async function findDemoAccount(): Promise<User | null> {
  const candidates = await User.query()
    .where('is_active', true)
    .whereNull('deleted_at')
    .where((query) => {
      for (const domain of DEMO_DOMAINS) query.orWhereLike('email', `%@${domain}`)
    })
    .orderBy('id')
    .limit(MOST)
  for (const person of candidates) {
    if (await person.verifyPassword(DEMO_PASSWORD)) return person
  }
  return null
}
