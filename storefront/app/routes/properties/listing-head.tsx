import { useRouteLoaderData } from 'react-router'
import { breadcrumbList } from '~/findability/breadcrumb-list'
import { PageHead } from '~/findability/page-head'
import { StructuredData } from '~/findability/structured-data'
import { useText } from '~/i18n/use-text'
import type { loadRoot } from '~/load-root.server'
import layout from '~/locales/en/layout.json'
import listing from '~/locales/en/listing.json'
import { noFilters, type Filters } from './filters'
import { listingLink } from './listing-links'

/**
 * The listing's metadata. Towns and pages are indexed; dates, prices and sorts share one canonical
 * URL.
 */
export function ListingHead({ title, filters, page }: ListingHeadProps) {
  const t = useText(listing)
  const tl = useText(layout)
  const origin = useRouteLoaderData<typeof loadRoot>('root')?.origin ?? ''
  const { location } = filters
  const description = location ? t('listing.descriptionIn', { location }) : t('listing.description')

  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={listingLink({ ...noFilters, location }, 'grid', page)}
      />
      <StructuredData
        things={[
          breadcrumbList(origin, [tl('layout.home'), '/'], [t('listing.title'), '/properties']),
        ]}
      />
    </>
  )
}

interface ListingHeadProps {
  title: string
  filters: Filters
  page: number
}
