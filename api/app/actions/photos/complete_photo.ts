import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { isPhotoFileLost } from '#services/photos/photo_files'
import { makeVariants, removePhoto } from '#services/photos/photo_store'
import { PHOTO_TABLES, type PhotoRow, type PhotoTable } from '#services/photos/photo_tables'

/** Idempotent; cleans up after a picture deleted meanwhile, marks one without a file as having none. */
export async function completePhoto(kind: PhotoTable, { id, key }: PhotoRow) {
  const row = () => db.from(PHOTO_TABLES[kind]).where({ id, key })
  if (!(await row().whereNull('variant_widths').first())) return

  const { variantWidths, variantFormats } = (await isPhotoFileLost(key))
    ? noneOf(key)
    : await makeVariants(key)
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
