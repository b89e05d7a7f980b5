import { PageHead } from '~/findability/page-head'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import { noFilters, type Filters } from './filters'
import { listingLink } from './listing-links'

/**
 * How the listing is found. Places and pages are worth finding; dates, prices and orders of the same
 * places are not, so all of them name the one address without.
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
