import type { Quote } from '#domain/quote'
import { refuseUnwelcomePets } from '#exceptions/pet_refusals'
import type Property from '#models/property'
import { checkAvailability } from '#queries/properties/check_availability'

type QuoteRequest = {
  checkIn: string
  checkOut: string
  guests?: number
  adults?: number
  children?: number
  pets?: number
}

/** null when a night is taken. @throws Refusal 422 for impossible or unwelcome dates, or more guests or pets than the property takes */
export async function quoteProperty(
  property: Property,
  { checkIn, checkOut, adults, children = 0, guests = 1, pets = 0 }: QuoteRequest
): Promise<Quote | null> {
  const party = adults ? adults + children : guests
  const isAvailable = await checkAvailability(property, { checkIn, checkOut, guests: party })
  refuseUnwelcomePets(property.priceRules, pets, 'pets')
  return isAvailable ? property.quoteFor({ checkIn, checkOut, guests: party, pets }) : null
}
