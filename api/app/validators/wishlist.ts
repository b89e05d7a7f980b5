import vine from '@vinejs/vine'
import { LIMITS } from '#domain/search'
import { idList } from '#validators/rules/id_list'

/** POST /wishlist (§7). */
export const wishlistItemValidator = vine.create({
  propertyId: vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1),
})

/** A page of what somebody saved or likes. */
export const savedListValidator = vine.create({
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: vine.number().withoutDecimals().min(1).max(LIMITS.max).optional(),
})

/** GET /wishlist/among: the properties on a page. */
export const savedAmongValidator = vine.create({ properties: idList() })
