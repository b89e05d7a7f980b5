import type { PropertyDetail } from '~/api/types'
import { usePropertyLabels } from '~/components/property-labels'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import detail from '~/locales/en/detail.json'

/** What search engines and messengers show of a place. `url` is its public address. */
export function PageMeta({ place, url }: { place: PropertyDetail; url: string }) {
  const t = useText(detail)
  const tc = useText(common)
  const labels = usePropertyLabels()
  const facts = [
    labels.type(place.propertyType),
    t('detail.guests', { count: place.maxGuests }),
    t('detail.bedrooms', { count: place.bedrooms }),
  ].join(', ')
  const { city } = place.address
  const description = t('detail.description', { title: place.title, city, facts })
  const picture = place.images[0]

  return (
    <>
      <title>{`${place.title} · ${tc('common.brand')}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={place.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={new URL(picture.url, url).href} />}
    </>
  )
}
