import type { Currency } from '~/api/types'
import { Icon } from '~/components/icon'
import { usePropertyLabels } from '~/components/property-labels'
import { useFormatDay } from '~/i18n/use-format-day'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import petTexts from '~/locales/en/pets.json'
import stay from '~/locales/en/stay.json'
import { partsOf, type FilterPart } from './filter-parts'
import { noFilters, type Filters } from './filters'
import { usePriceRange } from './price-range'
import { SearchLink } from './search-link'
import type { ListingSearch } from './use-search'

export const countFilters = (filters: Filters) => partsOf(filters).length

export function FilterChips({ filters, view, search }: ListingSearch) {
  const t = useText(listing)
  const chips = useFilterLabels(filters)
  if (chips.length === 0) {
    return null
  }

  return (
    <ul aria-label={t('listing.activeFilters')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <SearchLink
            {...{ view, search }}
            to={without}
            aria-label={t('listing.removeFilter', { filter: label })}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-acacia-wash pr-2.5 pl-4 text-sm font-semibold text-acacia hover:bg-acacia hover:text-on-acacia"
          >
            {label}
            <Icon name="x" className="size-4" />
          </SearchLink>
        </li>
      ))}
      <li>
        <SearchLink
          {...{ view, search }}
          to={{ ...noFilters, sort: filters.sort }}
          className="inline-flex min-h-10 items-center px-2 text-sm font-semibold underline underline-offset-4"
        >
          {t('listing.clearAll')}
        </SearchLink>
      </li>
    </ul>
  )
}

/** Each part of a search, as readers call it. */
export function useFilterLabels(filters: Filters): { label: string; without: Filters }[] {
  const ts = useText(stay)
  const tp = useText(petTexts)
  const labels = usePropertyLabels()
  const formatDay = useFormatDay()
  const { location, checkIn, checkOut, guests, pets, propertyType, currency } = filters
  const range = usePriceRange((currency || 'KES') as Currency)
  const said: Record<FilterPart['kind'], (slug: string) => string> = {
    location: () => location,
    stay: () => `${formatDay(checkIn)} – ${formatDay(checkOut)}`,
    guests: () => ts('stay.guestCount', { count: Number(guests) }),
    pets: () => tp('pets.count', { count: Number(pets) }),
    propertyType: () => labels.type(propertyType),
    price: () => range(amountOf(filters.minPrice), amountOf(filters.maxPrice)),
    currency: () => currency,
    amenity: labels.amenity,
  }
  return partsOf(filters).map(({ kind, slug, without }) => ({ label: said[kind](slug), without }))
}

const amountOf = (text: string) => (text ? Number(text) : null)
