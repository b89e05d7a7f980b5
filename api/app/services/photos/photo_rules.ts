import type { PhotoKind } from '#services/photos/photo_keys'

/** 5 MB (specification §5, Images and Avatar). */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** The largest phone cameras; protects from decompression bombs. */
export const MAX_PIXELS = 50_000_000

/** For formats decoded as a whole (WebP, interlaced PNG, progressive JPEG): 4 bytes a pixel, about 120 MB. */
export const MAX_PIXELS_AT_ONCE = 30_000_000

/** Long side to short side. */
export const MAX_RATIO = 20

/** Pixels. */
export const VARIANT_WIDTHS = [320, 720, 1080, 1440]

type PhotoRules = {
  field: string
  tooLarge: string
  /** Longest side of the original in px, or of its square */
  side: number
  square: boolean
  /** Least shorter side in px */
  minSide: number
  /** Widths encoded without the queue */
  atOnce: readonly number[]
}

/** List and card at double density. */
export const AVATAR_WIDTHS = [96, 256] as const

export const PHOTO_RULES: Record<PhotoKind, PhotoRules> = {
  properties: {
    field: 'images',
    tooLarge: 'images.size',
    side: 2400,
    square: false,
    minSide: 200,
    atOnce: [],
  },
  reviews: {
    field: 'images',
    tooLarge: 'images.size',
    side: 2400,
    square: false,
    minSide: 64,
    atOnce: [],
  },
  avatars: {
    field: 'avatar',
    tooLarge: 'images.avatarSize',
    side: 512,
    square: true,
    minSide: 64,
    atOnce: AVATAR_WIDTHS,
  },
}
