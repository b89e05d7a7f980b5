import vine from '@vinejs/vine'
import { idList } from '#validators/rules/id_list'
import { pageFields } from '#validators/rules/page_fields'

/** POST /wishlist (§7). */
export const wishlistItemValidator = vine.create({
  propertyId: vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1),
})

export const savedListValidator = vine.create({
  ...pageFields(),
})

/** GET /wishlist/among. */
export const savedAmongValidator = vine.create({ properties: idList() })
