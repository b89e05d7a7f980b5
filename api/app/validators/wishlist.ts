import vine from '@vinejs/vine'
import { idList } from '#validators/rules/id_list'
import { pageFields } from '#validators/rules/page_fields'
import { rowId } from '#validators/rules/row_id'

/** POST /wishlist (§7). */
export const wishlistItemValidator = vine.create({
  propertyId: rowId(),
})

export const savedListValidator = vine.create({
  ...pageFields(),
})

/** GET /wishlist/among. */
export const savedAmongValidator = vine.create({ properties: idList() })
