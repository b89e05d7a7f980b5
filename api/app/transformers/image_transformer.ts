import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Picture } from '#models/shapes'
import { photoUrl } from '#services/photos/photo_urls'

/** Size and colour allow a layout before it loads. */
export default class ImageTransformer extends BaseTransformer<Picture> {
  toObject() {
    const { id, key, caption, alt, width, height, color, placeholder } = this.resource
    const { variantWidths, variantFormats } = this.resource
    return {
      _id: id,
      url: photoUrl(key),
      caption,
      alt,
      isPrimary: this.resource.isPrimary ?? false,
      width,
      height,
      color,
      placeholder,
      variants: variantWidths
        ? {
            widths: variantWidths.split(',').map(Number),
            formats: (variantFormats ?? '').split(','),
          }
        : null,
    }
  }
}
