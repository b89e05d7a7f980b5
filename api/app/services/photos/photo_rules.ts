import type { PhotoKind } from '#services/photos/photo_keys'

/** 5 MB, as the forms say (specification §5, Images and Avatar). */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** What the biggest phone cameras make; beyond it a small file would unpack into gigabytes. */
export const MAX_PIXELS = 50_000_000

/**
 * For pictures that a decoder must hold as a whole (WebP, interlaced PNG, progressive JPEG): up to
 * 4 bytes a pixel, so an upload never costs more than about 120 MB.
 */
export const MAX_PIXELS_AT_ONCE = 30_000_000

/** Widths (px) a page may ask for besides the original. */
export const VARIANT_WIDTHS = [320, 720, 1080, 1440]

type PhotoRules = {
  /** The form field a refusal belongs to */
  field: string
  /** Text of the refusal of a file that is too large */
  tooLarge: string
  /** The stored original: its longest side in px, or cut to a square of that side */
  side: number
  square: boolean
  /** Widths made at once, as WebP: a face is shown everywhere and needs no queue */
  atOnce: readonly number[]
}

/** A face in a list and on a card, both at twice their size on the page. */
export const AVATAR_WIDTHS = [96, 256] as const

export const PHOTO_RULES: Record<PhotoKind, PhotoRules> = {
  properties: { field: 'images', tooLarge: 'images.size', side: 2400, square: false, atOnce: [] },
  reviews: { field: 'images', tooLarge: 'images.size', side: 2400, square: false, atOnce: [] },
  avatars: {
    field: 'avatar',
    tooLarge: 'images.avatarSize',
    side: 512,
    square: true,
    atOnce: AVATAR_WIDTHS,
  },
}
