import db from '@adonisjs/lucid/services/db'
import { makeVariants, removePhoto } from '#services/photos/photo_store'
import { PHOTO_TABLES, type PhotoRow, type PhotoTable } from '#services/photos/photo_tables'

/**
 * Makes the variants of a picture and notes them in its row, when all are there. A picture that was deleted
 * in the meantime leaves nothing behind.
 */
export async function completePhoto(kind: PhotoTable, { id, key }: PhotoRow) {
  const row = () => db.from(PHOTO_TABLES[kind]).where({ id, key })
  if (!(await row().first())) return

  const { variantWidths, variantFormats } = await makeVariants(key)
  const [noted] = await row().update(
    { variant_widths: variantWidths, variant_formats: variantFormats },
    ['id']
  )
  if (!noted) await removePhoto(key)
}
