import type { Booking } from '~/api/types'
import type { Held } from '~/components/use-follow'

export const FIELDS = ['adults', 'children', 'specialRequests'] as const

export type Wishes = Record<(typeof FIELDS)[number], string>

/** What the fields of the form hold while nobody has changed them. */
export const wishesOf = ({
  guests,
  specialRequests,
}: Pick<Booking, 'guests' | 'specialRequests'>): Wishes => ({
  adults: String(guests.adults),
  children: String(guests.children),
  specialRequests: specialRequests ?? '',
})

/** What was typed over what the form was filled with: the rest may have been changed elsewhere meanwhile. */
export function changesIn(typed: Wishes, known: Held): Partial<Wishes> {
  return Object.fromEntries(
    // Without scripts a browser sends the ends of lines in its own way.
    Object.entries(typed).filter(([name, text]) => text.replaceAll('\r\n', '\n') !== known[name])
  )
}

/** The changes in the API's shape, which takes guests as a whole. */
export function bodyOf(typed: Wishes, { adults, children, specialRequests }: Partial<Wishes>) {
  const others = { adults: Number(typed.adults), children: Number(typed.children) }
  return {
    guests: adults !== undefined || children !== undefined ? others : undefined,
    specialRequests: specialRequests === undefined ? undefined : specialRequests || null,
  }
}
