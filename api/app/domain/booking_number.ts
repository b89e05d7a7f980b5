/** As lists, letters and the log name a booking, in any of the languages: "40", "#40", "Booking 40". */
const NUMBER = /^(?:(?:booking|nafasi|réservation|reservation) ?)?#? ?([1-9]\d{0,8})$/i

/** The booking a search asks for by its number; null for other words. */
export function bookingNumber(search: string): number | null {
  const digits = NUMBER.exec(search.trim().replace(/\s+/g, ' '))?.[1]
  return digits ? Number(digits) : null
}
