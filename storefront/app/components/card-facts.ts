import type { PropertyCard } from '~/api/types'
import { avatarAddress } from '@makao/shared/uploads/avatar-address'

/** Amenities named on a card; the rest are counted. */
const AMENITIES_SHOWN = 3

/** Wide enough for a card on every screen, in px: twice as fine as most are. */
const PICTURE_WIDTH = 720

/** Of the host's picture, in CSS px. */
const AVATAR_SIZE = 32

export type CardFacts = ReturnType<typeof cardFacts>

/** What a card shows of a place; the rest would only make pages heavier. */
export function cardFacts(place: PropertyCard) {
  const { firstName, lastName, avatar } = place.host
  const shown = place.amenities.slice(0, AMENITIES_SHOWN)
  return {
    _id: place._id,
    title: place.title,
    propertyType: place.propertyType,
    price: place.price,
    currency: place.currency,
    ...pictureOf(place),
    amenities: shown,
    moreAmenities: place.amenities.length - shown.length,
    place: `${place.address.city}, ${place.address.country}`,
    maxGuests: place.maxGuests,
    bedrooms: place.bedrooms,
    bathrooms: place.bathrooms,
    averageRating: place.averageRating,
    totalReviews: place.totalReviews,
    totalLikes: place.totalLikes,
    isVerified: place.isVerified,
    instant: place.instantBooking ?? false,
    host: firstName,
    avatar: avatarAddress(avatar, AVATAR_SIZE),
    initials: avatarAddress(avatar, AVATAR_SIZE) ? null : firstName.charAt(0) + lastName.charAt(0),
    stay: place.stay ?? null,
  }
}

/** The address of the picture's best size, and of a better format of it where there is one. */
function pictureOf({ images }: PropertyCard) {
  const picture = images.find((image) => image.isPrimary) ?? images[0]
  if (!picture) {
    return { picture: null, avif: false, alt: null, color: null, placeholder: null }
  }
  const { url, alt, caption, color, placeholder, variants } = picture
  const width = variants?.widths.findLast((one) => one <= PICTURE_WIDTH)
  return {
    picture: width ? `${url.slice(0, url.lastIndexOf('/'))}/${width}.webp` : url,
    avif: width !== undefined && variants!.formats.includes('avif'),
    alt: alt ?? caption,
    color,
    placeholder,
  }
}
