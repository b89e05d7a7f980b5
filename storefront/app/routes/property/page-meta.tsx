import type { PropertyDetail } from '~/api/types'
import { usePropertyLabels } from '~/components/property-labels'
import { PageHead } from '~/findability/page-head'
import { StructuredData } from '~/findability/structured-data'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'

export function PageMeta({ place }: { place: PropertyDetail }) {
  const t = useText(detail)
  const labels = usePropertyLabels()
  const facts = [
    labels.type(place.propertyType),
    t('detail.guests', { count: place.maxGuests }),
    t('detail.bedrooms', { count: place.bedrooms }),
  ].join(', ')
  const { city } = place.address
  const picture = place.images[0]

  return (
    <>
      <PageHead
        title={place.title}
        description={t('detail.description', { title: place.title, city, facts })}
        path={`/properties/${place._id}`}
        picture={picture && { ...picture, alt: picture.alt ?? place.title }}
      />
      <StructuredData />
    </>
  )
}
