export type Amenity = { slug: string; label: string; bit: number }

/** The catalogue (§3), in its order; the first ten are filters. `bit` is stored in the search table: append only. */
export const AMENITIES: readonly Amenity[] = [
  { slug: 'wifi', label: 'WiFi', bit: 0 },
  { slug: 'parking', label: 'Parking', bit: 1 },
  { slug: 'pool', label: 'Pool', bit: 2 },
  { slug: 'gym', label: 'Gym', bit: 3 },
  { slug: 'kitchen', label: 'Kitchen', bit: 4 },
  { slug: 'washer', label: 'Washer', bit: 5 },
  { slug: 'dryer', label: 'Dryer', bit: 6 },
  { slug: 'tv', label: 'TV', bit: 7 },
  { slug: 'ac', label: 'Air Conditioning', bit: 8 },
  { slug: 'heating', label: 'Heating', bit: 9 },
  { slug: 'workspace', label: 'Workspace', bit: 10 },
  { slug: 'fireplace', label: 'Fireplace', bit: 11 },
  { slug: 'balcony', label: 'Balcony', bit: 12 },
  { slug: 'garden', label: 'Garden', bit: 13 },
  { slug: 'bbq', label: 'BBQ', bit: 14 },
  { slug: 'hot-tub', label: 'Hot Tub', bit: 15 },
  { slug: 'elevator', label: 'Elevator', bit: 16 },
  { slug: 'wheelchair-accessible', label: 'Wheelchair Accessible', bit: 17 },
  { slug: 'generator', label: 'Generator', bit: 18 },
  { slug: 'borehole', label: 'Borehole', bit: 19 },
  { slug: 'solar-power', label: 'Solar Power', bit: 20 },
  { slug: 'cctv', label: 'CCTV', bit: 21 },
  { slug: 'security-guard', label: 'Security Guard', bit: 22 },
]

export const COMMON_HOUSE_RULES: readonly string[] = [
  'No smoking',
  'No pets',
  'No parties',
  'Quiet hours after 10 PM',
  'Check-in after 3 PM',
  'Check-out before 11 AM',
  'Maximum occupancy strictly enforced',
  'No unregistered guests',
]

const bySlug = new Map(AMENITIES.map((amenity) => [amenity.slug, amenity]))
const slugByHyphenatedLabel = new Map(
  AMENITIES.map((amenity) => [hyphenate(amenity.label), amenity.slug])
)

export function isCatalogueAmenity(slug: string): boolean {
  return bySlug.has(slug)
}

/** The catalogue's slug for one of its labels, else words in lower case with hyphens; may be empty. */
export function slugifyAmenity(text: string): string {
  const slug = hyphenate(text)
  return slugByHyphenatedLabel.get(slug) ?? slug
}

/** Custom amenities have no bit. */
export function maskOf(slugs: readonly string[]): number {
  return slugs.reduce((mask, slug) => {
    const amenity = bySlug.get(slug)
    return amenity ? mask | (1 << amenity.bit) : mask
  }, 0)
}

/** In the catalogue's order. */
export function slugsOf(mask: number): string[] {
  return AMENITIES.filter(({ bit }) => mask & (1 << bit)).map(({ slug }) => slug)
}

function hyphenate(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
