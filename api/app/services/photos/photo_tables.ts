export const PHOTO_TABLES = { properties: 'property_images', reviews: 'review_images' } as const

export type PhotoTable = keyof typeof PHOTO_TABLES

export type PhotoRow = { id: number; key: string }
