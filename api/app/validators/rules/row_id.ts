import vine from '@vinejs/vine'

/** The number of a row, as far as the databases count. */
export const rowId = () =>
  vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1)
