import { PageHead } from '~/findability/page-head'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import { noFilters, type Filters } from './filters'
import { listingLink } from './listing-links'

/**
 * The listing's metadata. Towns and pages are indexed; dates, prices and sorts share one canonical
 * URL.
 */
export function ListingHead({ title, filters, page }: ListingHeadProps) {
  const t = useText(listing)
  const { location } = filters
  const description = location ? t('listing.descriptionIn', { location }) : t('listing.description')

  return (
    <PageHead
      title={title}
      description={description}
      path={listingLink({ ...noFilters, location }, 'grid', page)}
    />
  )
}

interface ListingHeadProps {
  title: string
  filters: Filters
  page: number
}
