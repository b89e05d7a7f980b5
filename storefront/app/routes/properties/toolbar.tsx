import { Link } from 'react-router'
import { buttonClass } from '~/components/button'
import { Select } from '~/components/field'
import { Icon } from '~/components/icon'
import type { Found } from '~/api/types'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import { countFilters } from './filter-chips'
import { FILTER_FORM, FILTER_SHEET } from './filter-panel'
import { sorts, type Filters, type Sort } from './filters'
import { listingLink, views, type View } from './listing-links'
import type { ListingSearch } from './use-search'

const icons = { grid: 'layout-grid', list: 'rows-3', map: 'map' } as const

interface ToolbarProps extends ListingSearch {
  title: string
  found: (Found & { page: number }) | null
}

/** The count, sort and layout, and the filter button on phones. */
export function Toolbar({ filters, view, search, title, found }: ToolbarProps) {
  const t = useText(listing)
  const active = countFilters(filters)
  const page = found?.page
  const options = sorts.map((value) => ({ value, label: t(`listing.sort.${value}`) }))

  return (
    <div className="grid gap-4 sm:flex sm:items-end sm:justify-between">
      <div className="flex items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-2xl">{title}</h1>
          <p role="status" className="tabular min-h-6 text-muted">
            {found && t('listing.found', found)}
          </p>
        </div>
        <MapLink filters={filters} view={view} page={page} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          popoverTarget={FILTER_SHEET}
          className={buttonClass({ tone: 'quiet' }, 'shrink-0 lg:hidden')}
        >
          <Icon name="sliders-horizontal" />
          {active > 0 ? t('listing.filtersActive', { count: active }) : t('listing.filters')}
        </button>
        <div className="grow sm:min-w-48 sm:grow-0">
          <Select
            className="max-sm:field-sizing-content"
            name="sort"
            form={FILTER_FORM}
            label={t('listing.sort')}
            hideLabel
            value={filters.sort}
            onChange={(event) => search({ ...filters, sort: event.target.value as Sort })}
            options={options}
          />
        </div>
        <ViewSwitch filters={filters} view={view} page={page} />
      </div>
    </div>
  )
}

interface LayoutProps {
  filters: Filters
  view: View
  /** Another layout shows the same page. */
  page: number | undefined
}

/** Phones have no choice between grid and list. */
function MapLink({ filters, view, page }: LayoutProps) {
  const t = useText(listing)
  const other = view === 'map' ? 'list' : 'map'

  return (
    <Link
      to={listingLink(filters, other === 'map' ? 'map' : 'grid', page)}
      discover="none"
      replace
      preventScrollReset
      className={buttonClass({ tone: 'quiet', size: 'sm' }, 'shrink-0 sm:hidden')}
    >
      <Icon name={icons[other]} />
      {t(`listing.view.${other}`)}
    </Link>
  )
}

function ViewSwitch({ filters, view, page }: LayoutProps) {
  const t = useText(listing)

  return (
    <div role="group" aria-label={t('listing.view')} className="views">
      {views.map((choice) => (
        <Link
          key={choice}
          to={listingLink(filters, choice, page)}
          discover="none"
          replace
          preventScrollReset
          aria-current={view === choice ? 'true' : undefined}
          aria-label={t(`listing.view.${choice}`)}
        >
          <Icon name={icons[choice]} className="size-5" />
        </Link>
      ))}
    </div>
  )
}
