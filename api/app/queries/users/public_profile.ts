import { notFound } from '#exceptions/refusal'
import Property from '#models/property'
import type { PublicProfile } from '#models/shapes'
import User from '#models/user'
import UserSettings from '#models/user_settings'

type Totals = { properties: number; reviews: number | null; hundredths: number | null }

/**
 * A public profile (contract).
 * @throws Refusal 404 when there is none, the account is not active, or its owner hides it (§2.14)
 */
export async function publicProfile(id: number): Promise<PublicProfile> {
  const person = await User.query()
    .where({ id, is_active: true, email_verified: true })
    .whereNull('deleted_at')
    .first()
  const settings = await UserSettings.of(id)
  if (!person || !settings.publicProfile) throw notFound()

  const totals = await Property.query()
    .withScopes((scopes) => scopes.bookable())
    .where('host_id', id)
    .count('* as properties')
    .sum('total_reviews as reviews')
    .select(Property.query().client.raw('sum(rating_hundredths * total_reviews) as hundredths'))
    .pojo<Totals>()
    .first()
  const totalReviews = Number(totals?.reviews ?? 0)
  const hundredths = Number(totals?.hundredths ?? 0)
  return {
    person,
    settings,
    properties: Number(totals?.properties ?? 0),
    averageRating: totalReviews ? Math.round(hundredths / totalReviews) / 100 : 0,
    totalReviews,
  }
}
