import { Link } from 'react-router'
import { formatMoney } from '@makao/shared/money'
import { useLanguage, useText } from '~/i18n/use-text'
import property from '~/locales/en/property.json'
import { usePrefetch } from '~/use-saves-data'
import { Badge } from './badge'
import type { CardFacts } from './card-facts'
import { EmptyPicture } from './empty-picture'
import { Heart } from './favourites/heart'
import { useSaved } from './favourites/use-saved'
import { OwnAmount } from './own-amount'
import { usePropertyLabels } from './property-labels'
import { Rating } from './stars'
import { StayTotal } from './stay-total'

interface CardProps {
  place: CardFacts
  saving: ReturnType<typeof useSaved>
  /** `row` puts the picture beside the text where there is room. */
  layout?: 'card' | 'row'
  /** Query string with dates and guests for the place's page. */
  query?: string
  /** The search it was found by, for the way back. */
  from?: string
  eager?: boolean
  /** Another card of the list leads to the same route: no need to discover it again. */
  known?: boolean
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
  from,
  eager,
  known,
  heading: Heading = 'h3',
}: CardProps) {
  const t = useText(property)
  const prefetch = usePrefetch()
  const labels = usePropertyLabels()
  const { locale } = useLanguage()
  const row = layout === 'row'

  return (
    <article className={row ? 'property-card property-card-row' : 'property-card'}>
      <div className="card-photo">
        <Photo place={place} eager={eager} />
        <div className="card-badges">
          <Badge tone="paper">{labels.type(place.propertyType)}</Badge>
          {place.isVerified && <Badge tone="verified">{t('property.verified')}</Badge>}
          {place.instant && <Badge tone="instant">{t('property.instant')}</Badge>}
        </div>
      </div>
      <div className="card-words">
        <p className="card-place">
          <span>{place.place}</span>
          <Rating average={place.averageRating} count={place.totalReviews} />
        </p>
        <Heading>
          <Link
            to={`/properties/${place._id}${query && `?${query}`}`}
            state={from}
            prefetch={prefetch}
            discover={known ? 'none' : 'render'}
          >
            {place.title}
          </Link>
        </Heading>
        <p>
          {[
            t('property.guests', { count: place.maxGuests }),
            t('property.beds', { count: place.bedrooms }),
            t('property.baths', { count: place.bathrooms }),
          ].join(' · ')}
        </p>
        <Amenities slugs={place.amenities} more={place.moreAmenities} />
        <div className="card-price">
          <div>
            <strong>{formatMoney(place.price, place.currency, locale)}</strong>{' '}
            <small>{`/ ${t('property.perNight')}`}</small>
            <StayTotal stay={place.stay} currency={place.currency} />
            <OwnAmount amount={place.stay?.total ?? place.price} currency={place.currency} />
          </div>
          <div className="card-host">
            <span
              className="card-likes"
              role="img"
              aria-label={t('property.likes', { count: place.totalLikes })}
            >
              {place.totalLikes}
            </span>
            <Host place={place} />
          </div>
        </div>
      </div>
      <Heart title={place.title} saving={saving} />
    </article>
  )
}

/** The picture on its mean colour or a tiny preview, in the one size that suits a card. */
function Photo({ place, eager }: { place: CardFacts; eager?: boolean }) {
  const t = useText(property)
  const { picture, avif, alt, color, placeholder, title } = place
  if (!picture) {
    return <EmptyPicture />
  }
  const img = (
    <img
      src={picture}
      alt={alt ?? t('property.photoOf', { title })}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      // A document's descriptions and previews are in its HTML alone (`sent-cards.ts`).
      suppressHydrationWarning
      style={{ background: placeholder ? `${color} url(${placeholder}) 0/cover` : (color ?? '') }}
    />
  )

  return avif ? (
    <picture>
      <source type="image/avif" srcSet={picture.replace(/webp$/, 'avif')} />
      {img}
    </picture>
  ) : (
    img
  )
}

function Host({ place: { host, avatar, initials } }: { place: CardFacts }) {
  const t = useText(property)
  const hostedBy = t('property.hostedBy', { name: host })

  return avatar ? (
    <img src={avatar} alt={hostedBy} loading="lazy" className="avatar size-8" />
  ) : (
    <span role="img" aria-label={hostedBy} className="avatar avatar-initials size-8 text-xs">
      {initials}
    </span>
  )
}

function Amenities({ slugs, more }: { slugs: string[]; more: number }) {
  const t = useText(property)
  const labels = usePropertyLabels()

  return (
    slugs.length > 0 && (
      <p className="card-amenities">
        <span>{slugs.map(labels.amenity).join(', ')}</span>{' '}
        {more > 0 && <span>{t('property.moreAmenities', { count: more })}</span>}
      </p>
    )
  )
}
