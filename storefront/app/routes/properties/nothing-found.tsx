import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '~/components/button'
import { EmptyState } from '~/components/page-state'
import { PropertyCard } from '~/components/property-card'
import { StayDates } from '~/components/stay-dates'
import type { Found } from '~/api/types'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import nothing from '~/locales/en/nothing-found.json'
import { useFilterLabels } from './filter-chips'
import { noFilters, type Filters } from './filters'
import { listingLink, stayQuery, type View } from './listing-links'
import type { Widening } from './widening'

export interface NothingFoundProps {
  filters: Filters
  view: View
  /** Of the places near by, too. */
  saved: number[]
  widening: Widening | null
}

/** An empty search, and every way on that finds something. */
export function NothingFound({ widening, ...search }: NothingFoundProps) {
  const t = useText(nothing)

  return (
    <div className="grid gap-8">
      <EmptyState title={t('nothing.title')} text={t('nothing.hint')}>
        <LinkButton to="/properties" tone="quiet">
          {t('nothing.clear')}
        </LinkButton>
      </EmptyState>
      {widening && <WaysOn {...search} widening={widening} />}
    </div>
  )
}

function WaysOn({ filters, view, saved, widening }: NothingFoundProps & { widening: Widening }) {
  const t = useText(nothing)
  const { meant, without, there, stays, near } = widening
  const { location } = filters
  const { search } = useLocation()
  const wider = useFilterLabels(filters)
    .map((part, index) => ({ ...part, found: without[index] ?? { total: 0, more: '' } }))
    .filter(({ found }) => found.total > 0)

  return (
    <>
      {meant.length > 0 && (
        <Ways title={t('nothing.meant')}>
          {meant.map(({ location: other, ...found }) => (
            <Offer
              key={other}
              to={listingLink({ ...filters, location: other }, view)}
              found={found}
            >
              {other}
            </Offer>
          ))}
        </Ways>
      )}
      {without.length > 1 && wider.length + (without.length > 2 ? there.total : 0) > 0 && (
        <Ways title={t('nothing.widen')}>
          {wider.map(({ label, without: next, found }) => (
            <Offer key={label} to={listingLink(next, view)} found={found}>
              {t('nothing.without', { filter: label })}
            </Offer>
          ))}
          {there.total > 0 && without.length > 2 && (
            <Offer to={listingLink({ ...noFilters, location }, view)} found={there}>
              {t('nothing.only', { location })}
            </Offer>
          )}
        </Ways>
      )}
      {stays.length > 0 && (
        <Ways title={t('nothing.otherDates')}>
          {stays.map(({ total, more, ...stay }) => (
            <Offer
              key={stay.checkIn}
              to={listingLink({ ...filters, ...stay }, view)}
              found={{ total, more }}
            >
              <StayDates {...stay} />
            </Offer>
          ))}
        </Ways>
      )}
      {near.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-lg">{t('nothing.near', { location })}</h2>
          <ul className="cards grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
            {near.map(({ place, km }) => (
              <li key={place._id} className="grid content-start gap-2">
                <p className="tabular text-sm font-semibold text-muted">
                  {t('nothing.away', { km: Math.max(1, Math.round(km)) })}
                </p>
                <PropertyCard
                  place={place}
                  saved={saved.includes(place._id)}
                  query={stayQuery(filters)}
                  from={search}
                  heading="h3"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  )
}

interface OfferProps {
  to: string
  found: Found
  children: ReactNode
}

function Offer({ to, found, children }: OfferProps) {
  const t = useText(listing)

  return (
    <li>
      <LinkButton
        to={to}
        tone="quiet"
        size="sm"
        preventScrollReset
        className="flex-wrap gap-x-2 gap-y-0"
      >
        <span>{children}</span>
        <span className="tabular text-sm font-normal text-muted">{t('listing.found', found)}</span>
      </LinkButton>
    </li>
  )
}
