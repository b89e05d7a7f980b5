import { BaseTransformer } from '@adonisjs/core/transformers'
import type PropertyImage from '#models/property_image'
import { photoUrl } from '#services/photos/photo_urls'

/** A picture of a property or a review. */
export type Picture = Pick<
  PropertyImage,
  | 'id'
  | 'key'
  | 'caption'
  | 'alt'
  | 'width'
  | 'height'
  | 'color'
  | 'placeholder'
  | 'variantWidths'
  | 'variantFormats'
> & { isPrimary?: boolean }

/** A picture as a page needs it: address, size and colour to lay it out before it arrives. */
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
