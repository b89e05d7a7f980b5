import vine from '@vinejs/vine'
import { LISTING_LIMITS } from '#domain/listing'
import { asList } from '#validators/rules/as_list'
import { plainText } from '#validators/rules/plain_text'

/** A picture's caption, or what it shows for those who cannot see it. */
export const photoWords = () => plainText().maxLength(LISTING_LIMITS.caption).nullable()

/** Words for each picture of a form, in the order of the pictures. */
export const wordsPerPhoto = (max: number) =>
  vine.array(photoWords()).maxLength(max).parse(asList).optional()
