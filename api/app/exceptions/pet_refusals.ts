import type { PriceRules } from '#domain/prices'
import { invalid } from '#exceptions/refusal'

/** @throws Refusal 422 for more pets than a property with these rules takes, at this field */
export function refuseUnwelcomePets(rules: PriceRules | null, pets: number, field: string) {
  const most = rules?.petsMost ?? 0
  if (pets <= most) return
  if (most === 0) throw invalid(field, 'max', 'bookings.noPets')
  throw invalid(field, 'max', 'bookings.tooManyPets', { pets: most })
}
