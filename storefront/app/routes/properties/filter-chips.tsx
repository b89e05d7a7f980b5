import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { Currency } from '~/api/types'
import { usePropertyLabels } from '~/components/property-labels'
import { formatDay } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import stay from '~/locales/en/stay.json'
import { noFilters, type Filters } from './filters'
import { listingLink, type View } from './listing-links'
import { usePriceRange } from './price-range'

interface Chip {
  label: string
  /** The search without this filter. */
  without: Filters
}

export function countFilters(filters: Filters) {
  const { location, checkIn, guests, minPrice, maxPrice, propertyType, currency } = filters
  const single = [location, checkIn, guests, minPrice || maxPrice, propertyType, currency]
  return single.filter((value) => value !== '').length + filters.amenities.length
}

export function FilterChips({ filters, view }: { filters: Filters; view: View }) {
  const t = useText(listing)
  const chips = useChips(filters)
  if (chips.length === 0) {
    return null
  }

  return (
    <ul aria-label={t('listing.activeFilters')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={listingLink(without, view)}
            preventScrollReset
            aria-label={t('listing.removeFilter', { filter: label })}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-acacia-wash pr-2.5 pl-4 text-sm font-semibold text-acacia hover:bg-acacia hover:text-on-acacia"
          >
            {label}
            <X aria-hidden size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingLink({ ...noFilters, sort: filters.sort }, view)}
          preventScrollReset
          className="inline-flex min-h-10 items-center px-2 text-sm font-semibold underline underline-offset-4"
        >
          {t('listing.clearAll')}
        </Link>
      </li>
    </ul>
  )
}

function useChips(filters: Filters): Chip[] {
  const ts = useText(stay)
  const labels = usePropertyLabels()
  const { locale } = useLanguage()
  const { location, checkIn, checkOut, guests, propertyType, currency } = filters
  const range = usePriceRange((currency || 'KES') as Currency)
  const chips: Chip[] = []
  const add = (label: string, gone: Partial<Filters>) =>
    chips.push({ label, without: { ...filters, ...gone } })

  if (location) {
    add(location, { location: '' })
  }
  if (checkIn) {
    const dates = `${formatDay(checkIn, locale)} – ${formatDay(checkOut, locale)}`
    add(dates, { checkIn: '', checkOut: '' })
  }
  if (guests) {
    add(ts('stay.guestCount', { count: Number(guests) }), { guests: '' })
  }
  if (propertyType) {
    add(labels.type(propertyType), { propertyType: '' })
  }
  if (filters.minPrice || filters.maxPrice) {
    add(range(amountOf(filters.minPrice), amountOf(filters.maxPrice)), {
      minPrice: '',
      maxPrice: '',
    })
  }
  if (currency) {
    add(currency, { currency: '' })
  }
  for (const slug of filters.amenities) {
    add(labels.amenity(slug), { amenities: filters.amenities.filter((other) => other !== slug) })
  }
  return chips
}

const amountOf = (text: string) => (text ? Number(text) : null)
