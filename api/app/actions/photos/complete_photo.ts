import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { findPhotoFile } from '#services/photos/photo_files'
import { makeVariants, removePhoto } from '#services/photos/photo_store'
import { PHOTO_TABLES, type PhotoRow, type PhotoTable } from '#services/photos/photo_tables'

/**
 * Makes the variants of a picture and notes them in its row, when all are there. A picture that was deleted
 * in the meantime leaves nothing behind; one whose file is lost is noted as having none, and nobody tries again.
 */
export async function completePhoto(kind: PhotoTable, { id, key }: PhotoRow) {
  const row = () => db.from(PHOTO_TABLES[kind]).where({ id, key })
  if (!(await row().first())) return

  const { variantWidths, variantFormats } = (await findPhotoFile(key))
    ? await makeVariants(key)
    : noneOf(key)
  const [noted] = await row().update(
    { variant_widths: variantWidths, variant_formats: variantFormats },
    ['id']
  )
  if (!noted) await removePhoto(key)
}

function noneOf(key: string) {
  logger.error({ key }, 'the file of a picture is lost')
  return { variantWidths: '', variantFormats: '' }
}
