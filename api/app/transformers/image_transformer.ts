import { BaseTransformer } from '@adonisjs/core/transformers'
import PropertyImage from '#models/property_image'
import type ReviewImage from '#models/review_image'
import { photoUrl } from '#services/photos/photo_urls'

/** A picture as a page needs it: address, size and colour to lay it out before it arrives. */
export default class ImageTransformer extends BaseTransformer<PropertyImage | ReviewImage> {
  toObject() {
    const { id, key, caption, alt, width, height, color, variantWidths, variantFormats } =
      this.resource
    return {
      _id: id,
      url: photoUrl(key),
      caption,
      alt,
      isPrimary: this.resource instanceof PropertyImage && this.resource.isPrimary,
      width,
      height,
      color,
      variants: variantWidths
        ? {
            widths: variantWidths.split(',').map(Number),
            formats: (variantFormats ?? '').split(','),
          }
        : null,
    }
  }
}
