import { BadgeCheck, ThumbsUp } from 'lucide-react'
import { Link } from 'react-router'
import type { PropertyCard as Property } from '~/api/types'
import { useText } from '~/i18n/use-text'
import property from '~/locales/en/property.json'
import { usePrefetch } from '~/use-saves-data'
import { Avatar } from './avatar'
import { Badge } from './badge'
import { Heart } from './favourites/heart'
import { useSaved } from './favourites/use-saved'
import { Picture } from './picture'
import { Price } from './price'
import { usePropertyLabels } from './property-labels'
import { Rating } from './stars'

/** Amenities named on a card; the rest are counted. */
const AMENITIES_SHOWN = 3

interface CardProps {
  place: Property
  saving: ReturnType<typeof useSaved>
  /** `row` puts the picture beside the text where there is room. */
  layout?: 'card' | 'row'
  /** Query string with dates and guests for the place's page. */
  query?: string
  eager?: boolean
  /** One level below the list's heading. */
  heading?: 'h2' | 'h3'
}

interface PropertyCardProps extends Omit<CardProps, 'saving'> {
  /** On the viewer's wishlist. */
  saved: boolean
}

/** A place in a list, with its heart. */
export function PropertyCard({ saved, ...card }: PropertyCardProps) {
  return <Card {...card} saving={useSaved(card.place, saved)} />
}

/** The card with external wishlist state. The title's link covers the whole card. */
export function Card({
  place,
  saving,
  layout = 'card',
  query = '',
  eager,
  heading: Heading = 'h3',
}: CardProps) {
  const t = useText(property)
  const prefetch = usePrefetch()
  const labels = usePropertyLabels()
  const picture = place.images.find((image) => image.isPrimary) ?? place.images[0]
  const row = layout === 'row'

  return (
    <article className={`property-card group ${row ? 'property-card-row' : ''}`}>
      <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-sunken">
        <Picture
          image={picture}
          alt={t('property.photoOf', { title: place.title })}
          sizes="(min-width: 80rem) 24rem, (min-width: 36rem) 45vw, 92vw"
          eager={eager}
          className="transition-transform duration-250 group-hover:scale-[1.03]"
        />
        <div className="absolute top-3 right-16 left-3 flex flex-wrap gap-1.5">
          <Badge tone="paper">{labels.type(place.propertyType)}</Badge>
          {place.isVerified && (
            <Badge tone="acacia">
              <BadgeCheck aria-hidden size={14} />
              {t('property.verified')}
            </Badge>
          )}
        </div>
      </div>
      <div className="property-card-words">
        <p className="flex items-center justify-between gap-3 text-sm text-muted">
          <span className="truncate">
            {place.address.city}, {place.address.country}
          </span>
          <Rating average={place.averageRating} count={place.totalReviews} />
        </p>
        <Heading className="text-lg leading-snug text-pretty">
          <Link
            to={`/properties/${place._id}${query && `?${query}`}`}
            prefetch={prefetch}
            className="after:absolute after:inset-0 after:rounded-lg group-hover:text-acacia"
          >
            {place.title}
          </Link>
        </Heading>
        <p className="text-sm">
          {t('property.guests', { count: place.maxGuests })} ·{' '}
          {t('property.beds', { count: place.bedrooms })} ·{' '}
          {t('property.baths', { count: place.bathrooms })}
        </p>
        <Amenities slugs={place.amenities} />
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p>
            <strong className="font-display text-lg">
              <Price amount={place.price} currency={place.currency} />
            </strong>{' '}
            <span className="text-sm text-muted">/ {t('property.perNight')}</span>
          </p>
          <p className="flex items-center gap-3 text-sm text-muted">
            <span className="tabular inline-flex items-center gap-1">
              <ThumbsUp aria-hidden size={16} />
              <span aria-hidden>{place.totalLikes}</span>
              <span className="sr-only">{t('property.likes', { count: place.totalLikes })}</span>
            </span>
            <Avatar person={place.host} size={32} />
            <span className="sr-only">
              {t('property.hostedBy', { name: place.host.firstName })}
            </span>
          </p>
        </div>
      </div>
      <Heart title={place.title} saving={saving} />
    </article>
  )
}

function Amenities({ slugs }: { slugs: string[] }) {
  const t = useText(property)
  const labels = usePropertyLabels()
  const shown = slugs.slice(0, AMENITIES_SHOWN).map(labels.amenity)
  const more = slugs.length - shown.length

  return (
    slugs.length > 0 && (
      <p className="truncate text-sm text-muted">
        {shown.join(', ')}
        {more > 0 && ` ${t('property.moreAmenities', { count: more })}`}
      </p>
    )
  )
}
