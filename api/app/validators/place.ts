import vine from '@vinejs/vine'

/** GET /places/suggestions; as long as a location that is searched for. */
export const placeSuggestionsValidator = vine.create({
  location: vine.string().trim().maxLength(120).optional(),
})
