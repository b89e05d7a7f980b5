import { quoteStay, type Quote } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { todayInNairobi } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import { checkAvailability } from '#queries/properties/check_availability'

/** null when a night is taken. @throws Refusal 422 for impossible dates or more guests than the property takes */
export async function quoteProperty(
  property: Property,
  { checkIn, checkOut, guests = 1 }: { checkIn: string; checkOut: string; guests?: number }
): Promise<Quote | null> {
  const isAvailable = await checkAvailability(property.id, { checkIn, checkOut })
  if (guests > property.maxGuests) {
    throw invalid('guests', 'max', 'bookings.tooManyGuests', { guests: property.maxGuests })
  }
  if (!isAvailable) return null

  const { priceMinor, currency } = property
  return quoteStay({ priceMinor, currency, checkIn, checkOut, rates: ratesOn(todayInNairobi()) })
}
