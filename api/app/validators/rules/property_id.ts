import vine from '@vinejs/vine'

/** The number of a property, as the databases keep it. */
export const propertyId = () =>
  vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1)
