import { useId } from 'react'
import { TextField } from '~/components/field'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import { priceBands, type Filters } from './filters'
import { usePriceRange } from './price-range'
import { SearchLink } from './search-link'
import type { ListingSearch } from './use-search'

type Searched = Pick<ListingSearch, 'typed' | 'view' | 'search'>

interface PriceFieldsProps extends Searched {
  /** While typing. */
  onEdit: (changed: Partial<Filters>) => void
  /** When the fields are left. Enter sends the form. */
  onCommit: (changed: Partial<Filters>) => void
}

/** Price bands in shillings, and a range of one's own in whichever currency is chosen. */
export function PriceFields({ onEdit, onCommit, ...searched }: PriceFieldsProps) {
  const t = useText(listing)
  const heading = useId()
  const { minPrice, maxPrice, currency } = searched.typed
  const field = {
    type: 'number',
    inputMode: 'decimal',
    min: 0,
    step: '0.01',
  } as const

  return (
    <div
      role="group"
      aria-labelledby={heading}
      // From a minimum one goes on to the maximum: only both are a range.
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && onCommit({ minPrice, maxPrice })
      }
      className="grid gap-3"
    >
      <p id={heading} className="text-sm font-semibold">
        {t('listing.price')}
      </p>
      {(currency === '' || currency === 'KES') && <Bands {...searched} />}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field}
          name="minPrice"
          label={t('listing.minPrice')}
          value={minPrice}
          onChange={(event) => onEdit({ minPrice: event.target.value })}
        />
        <TextField
          {...field}
          name="maxPrice"
          label={t('listing.maxPrice')}
          value={maxPrice}
          onChange={(event) => onEdit({ maxPrice: event.target.value })}
        />
      </div>
    </div>
  )
}

/** Links, so that they work without scripts; a second click on the active one takes it away. */
function Bands({ typed, view, search }: Searched) {
  const range = usePriceRange('KES')

  return (
    <ul className="bands">
      {priceBands.map(({ min, max }) => {
        const minPrice = String(min ?? '')
        const maxPrice = String(max ?? '')
        const active = typed.minPrice === minPrice && typed.maxPrice === maxPrice
        const band = active ? { minPrice: '', maxPrice: '' } : { minPrice, maxPrice }
        return (
          <li key={minPrice}>
            <SearchLink
              {...{ view, search }}
              to={{ ...typed, ...band }}
              discover="none"
              aria-current={active ? 'true' : undefined}
            >
              {range(min, max)}
            </SearchLink>
          </li>
        )
      })}
    </ul>
  )
}
