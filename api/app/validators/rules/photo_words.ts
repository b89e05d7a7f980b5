import vine from '@vinejs/vine'
import { LISTING_LIMITS } from '#domain/listing'
import { asList } from '#validators/rules/as_list'
import { plainText } from '#validators/rules/plain_text'

export const photoWords = () => plainText().maxLength(LISTING_LIMITS.caption).nullable()

export const wordsPerPhoto = (max: number) =>
  vine.array(photoWords()).maxLength(max).parse(asList).optional()
