/** The tables whose rows are pictures with variants, by the folder their pictures live in. */
export const PHOTO_TABLES = { properties: 'property_images', reviews: 'review_images' } as const

export type PhotoTable = keyof typeof PHOTO_TABLES

/** The row of a stored picture. */
export type PhotoRow = { id: number; key: string }
