import vine from '@vinejs/vine'
import { idList } from '#validators/rules/id_list'
import { pageFields } from '#validators/rules/page_fields'
import { propertyId } from '#validators/rules/property_id'

/** POST /wishlist (§7). */
export const wishlistItemValidator = vine.create({
  propertyId: propertyId(),
})

export const savedListValidator = vine.create({
  ...pageFields(),
})

/** GET /wishlist/among. */
export const savedAmongValidator = vine.create({ properties: idList() })
