import type { FieldContext } from '@vinejs/vine/types'

/** For `requiredWhen` of an update: what was left out stays, but what is sent may not be empty. */
export const isSent = (field: FieldContext) => Object.hasOwn(field.parent as object, field.name)
