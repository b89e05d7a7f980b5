import { LayoutGrid, Map as MapIcon, Rows3, SlidersHorizontal } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { buttonClass } from '~/components/button'
import { Select } from '~/components/field'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import { countFilters } from './filter-chips'
import { FILTER_FORM, FILTER_SHEET } from './filter-panel'
import { sorts, type Filters, type Sort } from './filters'
import { listingLink, type View } from './listing-links'

interface ToolbarProps {
  filters: Filters
  view: View
  title: string
  total: number | null
}

/** The count, sort and layout, and the filter button on phones. */
export function Toolbar({ filters, view, title, total }: ToolbarProps) {
  const t = useText(listing)
  const navigate = useNavigate()
  const active = countFilters(filters)
  const options = sorts.map((value) => ({ value, label: t(`listing.sort.${value}`) }))

  return (
    <div className="grid gap-4 sm:flex sm:items-end sm:justify-between">
      <div className="flex items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-2xl">{title}</h1>
          <p role="status" className="tabular min-h-6 text-muted">
            {total !== null && t('listing.found', { total })}
          </p>
        </div>
        <MapLink filters={filters} view={view} />
      </div>
      <div className="flex items-center gap-2">
        <button
          type="button"
          popoverTarget={FILTER_SHEET}
          className={buttonClass({ tone: 'quiet' }, 'shrink-0 lg:hidden')}
        >
          <SlidersHorizontal aria-hidden size={18} />
          {active > 0 ? t('listing.filtersActive', { count: active }) : t('listing.filters')}
        </button>
        <div className="min-w-0 grow sm:min-w-48 sm:grow-0">
          <Select
            name="sort"
            form={FILTER_FORM}
            label={t('listing.sort')}
            hideLabel
            value={filters.sort}
            onChange={(event) =>
              void navigate(listingLink({ ...filters, sort: event.target.value as Sort }, view), {
                preventScrollReset: true,
              })
            }
            options={options}
          />
        </div>
        <ViewSwitch filters={filters} view={view} />
      </div>
    </div>
  )
}

/** Phones have no choice between grid and list. */
function MapLink({ filters, view }: { filters: Filters; view: View }) {
  const t = useText(listing)
  const other = view === 'map' ? 'list' : 'map'
  const Icon = other === 'map' ? MapIcon : Rows3

  return (
    <Link
      to={listingLink(filters, other === 'map' ? 'map' : 'grid')}
      replace
      preventScrollReset
      className={buttonClass({ tone: 'quiet', size: 'sm' }, 'shrink-0 sm:hidden')}
    >
      <Icon aria-hidden size={18} />
      {t(`listing.view.${other}`)}
    </Link>
  )
}

function ViewSwitch({ filters, view }: { filters: Filters; view: View }) {
  const t = useText(listing)
  const choices = [
    { choice: 'grid', icon: LayoutGrid },
    { choice: 'list', icon: Rows3 },
    { choice: 'map', icon: MapIcon },
  ] as const

  return (
    <div
      role="group"
      aria-label={t('listing.view')}
      className="hidden overflow-hidden rounded-md border border-line-strong sm:flex"
    >
      {choices.map(({ choice, icon: Icon }) => (
        <Link
          key={choice}
          to={listingLink(filters, choice)}
          replace
          preventScrollReset
          aria-current={view === choice ? 'true' : undefined}
          className="grid size-11.5 place-items-center bg-surface text-muted hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          <Icon aria-hidden size={20} />
          <span className="sr-only">{t(`listing.view.${choice}`)}</span>
        </Link>
      ))}
    </div>
  )
}
