import type { PropertyDetail } from '~/api/types'
import { Badge } from '~/components/badge'
import { Icon } from '~/components/icon'
import { usePropertyLabels } from '~/components/property-labels'
import { Rating } from '~/components/stars'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'
import property from '~/locales/en/property.json'

export function Heading({ place }: { place: PropertyDetail }) {
  const tp = useText(property)
  const labels = usePropertyLabels()
  const { address } = place

  return (
    <header className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="sun">{labels.type(place.propertyType)}</Badge>
        {place.isVerified && (
          <Badge tone="acacia">
            <Icon name="badge-check" className="size-3.5" />
            {tp('property.verified')}
          </Badge>
        )}
      </p>
      <h1 className="text-3xl">{place.title}</h1>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="map-pin" className="text-laterite" />
          {address.area}, {address.city}
        </span>
        {place.totalReviews > 0 && (
          <a href="#reviews" className="inline-flex min-h-8 items-center hover:underline">
            <Rating average={place.averageRating} count={place.totalReviews} />
          </a>
        )}
      </p>
      <Facts place={place} />
    </header>
  )
}

function Facts({ place }: { place: PropertyDetail }) {
  const t = useText(detail)
  const facts = [
    { icon: 'users', text: t('detail.guests', { count: place.maxGuests }) },
    { icon: 'bed-double', text: t('detail.bedrooms', { count: place.bedrooms }) },
    { icon: 'bath', text: t('detail.baths', { count: place.bathrooms }) },
  ] as const

  return (
    <ul
      aria-label={t('detail.facts')}
      className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 font-medium"
    >
      {facts.map(({ icon, text }) => (
        <li key={text} className="inline-flex items-center gap-2">
          <Icon name={icon} className="size-5 text-acacia" />
          {text}
        </li>
      ))}
    </ul>
  )
}
