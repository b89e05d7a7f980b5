import { PageHead } from '~/findability/page-head'
import { StructuredData } from '~/findability/structured-data'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import type { CardFacts } from '~/components/card-facts'
import { listedAs } from './for-search-engines'
import { noFilters, type Filters } from './filters'
import { listingLink } from './listing-links'

/**
 * The listing's metadata. Towns and pages are indexed; dates, prices and sorts share one canonical
 * URL. Searches for anything else are not.
 */
export function ListingHead({ title, filters, page, places }: ListingHeadProps) {
  const t = useText(listing)
  const { location } = filters
  const listed = listedAs(filters, page, places)
  const description =
    location && listed ? t('listing.descriptionIn', { location }) : t('listing.description')

  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={listed ?? listingLink({ ...noFilters, location }, 'grid')}
        unlisted={!listed}
      />
      <StructuredData />
    </>
  )
}

interface ListingHeadProps {
  title: string
  filters: Filters
  page: number
  /** What is found there. */
  places: CardFacts[]
}
