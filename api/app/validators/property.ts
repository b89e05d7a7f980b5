import vine from '@vinejs/vine'
import { LISTING_LIMITS, COUNTRY, MAX_PROPERTY_PHOTOS } from '#domain/listing'
import { CURRENCIES } from '#domain/money'
import { PROPERTY_TYPE_SLUGS } from '#domain/property_types'
import { amenityName } from '#validators/rules/amenity_name'
import { asList } from '#validators/rules/as_list'
import { fromJson } from '#validators/rules/from_json'
import { isSent } from '#validators/rules/is_sent'
import { photoWords, wordsPerPhoto } from '#validators/rules/photo_words'
import { plainLine, plainText } from '#validators/rules/plain_text'
import { rowId } from '#validators/rules/row_id'

const text = (max: number) => plainText().minLength(1).maxLength(max)
const line = (max: number) => plainLine().minLength(1).maxLength(max)
const whole = (min: number, max: number) => vine.number().withoutDecimals().min(min).max(max)

const halfSteps = vine.createRule(
  (value: unknown, _: undefined, field) => {
    if (typeof value === 'number' && !Number.isInteger(value * 2)) {
      field.report('The {{ field }} field must be in steps of 0.5', 'halfSteps', field)
    }
  },
  { toJSONSchema: (schema) => void (schema.multipleOf = 0.5) }
)

const street = () => line(120)
const area = () => line(80)
const city = () => line(80)
const county = () => line(80)
const postalCode = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{5}$/)
    .nullable()
    .optional()
const country = () => vine.literal(COUNTRY).optional()

const propertyType = () => vine.enum(PROPERTY_TYPE_SLUGS).optional()
const currency = () => vine.enum(CURRENCIES).optional()
const bedrooms = () => whole(0, LISTING_LIMITS.bedrooms).optional()
const bathrooms = () =>
  vine.number().min(0.5).max(LISTING_LIMITS.bathrooms).use(halfSteps()).optional()
const maxGuests = () => whole(1, LISTING_LIMITS.maxGuests).optional()
const price = () => vine.number().min(0).max(LISTING_LIMITS.price).decimal([0, 2])
const amenities = () =>
  vine.array(amenityName()).maxLength(LISTING_LIMITS.amenities).parse(asList).optional()
const houseRules = () =>
  vine
    .array(text(LISTING_LIMITS.houseRule))
    .maxLength(LISTING_LIMITS.houseRules)
    .parse(asList)
    .optional()
/** Both or neither; null removes the pin. */
const latitude = () => vine.number().nullable().optional()
const longitude = () => vine.number().nullable().optional()

/** PUT /properties/:id/host. */
export const handOverValidator = vine.create({ host: rowId() })

/** POST /properties (§5, §7). Pictures are checked by the photo store, an active one's price by the action. */
export const createPropertyValidator = vine.create({
  title: line(LISTING_LIMITS.title),
  description: text(LISTING_LIMITS.description),
  propertyType: propertyType(),
  bedrooms: bedrooms(),
  bathrooms: bathrooms(),
  maxGuests: maxGuests(),
  price: price(),
  currency: currency(),
  address: vine
    .object({
      street: street(),
      area: area(),
      city: city(),
      county: county(),
      country: country(),
      postalCode: postalCode(),
    })
    .parse(fromJson),
  amenities: amenities(),
  houseRules: houseRules(),
  isActive: vine.boolean().optional(),
  /** Admins list for others; everybody else for themselves. */
  host: rowId().optional(),
  latitude: latitude(),
  longitude: longitude(),
  captions: wordsPerPhoto(MAX_PROPERTY_PHOTOS),
  alts: wordsPerPhoto(MAX_PROPERTY_PHOTOS),
})

/** PUT /properties/:id. Ratings, likes and reviews are never the client's. */
export const updatePropertyValidator = vine.create({
  title: line(LISTING_LIMITS.title).optional().requiredWhen(isSent),
  description: text(LISTING_LIMITS.description).optional().requiredWhen(isSent),
  propertyType: propertyType().requiredWhen(isSent),
  bedrooms: bedrooms().requiredWhen(isSent),
  bathrooms: bathrooms().requiredWhen(isSent),
  maxGuests: maxGuests().requiredWhen(isSent),
  price: price().optional().requiredWhen(isSent),
  currency: currency().requiredWhen(isSent),
  address: vine
    .object({
      street: street().optional().requiredWhen(isSent),
      area: area().optional().requiredWhen(isSent),
      city: city().optional().requiredWhen(isSent),
      county: county().optional().requiredWhen(isSent),
      country: country(),
      postalCode: postalCode(),
    })
    .parse(fromJson)
    .optional(),
  amenities: amenities(),
  houseRules: houseRules(),
  isActive: vine.boolean().optional().requiredWhen(isSent),
  isVerified: vine.boolean().optional().requiredWhen(isSent),
  /** For admins' eyes; the desk asks for it, the call does not. */
  verificationReason: text(LISTING_LIMITS.verificationReason).nullable().optional(),
  latitude: latitude(),
  longitude: longitude(),
  captions: wordsPerPhoto(MAX_PROPERTY_PHOTOS),
  alts: wordsPerPhoto(MAX_PROPERTY_PHOTOS),
})

/** POST /properties/:id/photos: texts in the order of the pictures. */
export const addPhotosValidator = vine.create({
  captions: wordsPerPhoto(MAX_PROPERTY_PHOTOS),
  alts: wordsPerPhoto(MAX_PROPERTY_PHOTOS),
})

/** PUT /properties/:id/photos/:photoId; positions count from 0. */
export const editPhotoValidator = vine.create({
  caption: photoWords().optional(),
  alt: photoWords().optional(),
  position: whole(0, MAX_PROPERTY_PHOTOS - 1).optional(),
})

/** PUT /properties/:id/photos/order: all ids. */
export const photoOrderValidator = vine.create({
  order: vine.array(rowId()).distinct().minLength(1).maxLength(MAX_PROPERTY_PHOTOS),
})
