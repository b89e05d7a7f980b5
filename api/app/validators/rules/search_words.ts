import vine from '@vinejs/vine'

/** What somebody looks for in a list. */
export const searchWords = () => vine.string().trim().maxLength(100).optional()
