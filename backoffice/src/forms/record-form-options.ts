import type { BaseKey, HttpError, MetaQuery } from '@refinedev/core'

export interface RecordFormOptions<Stored, Values> {
  resource: string
  /** None: the record is new. */
  id?: BaseKey
  /** Where the screen has it already: it is not asked for. */
  record?: Stored
  /** Of the write, as in providers/data.ts. */
  meta?: MetaQuery
  /** The fields of a record, or of a new one. */
  valuesOf: (record?: Stored) => Values
  /** The request's body. */
  payloadOf?: (values: Values) => object
  /** Fields that mean nothing apart, such as an amount and its currency: what others made of one is not put beside another. */
  whole?: readonly string[]
  /** Why what was typed is not to be written on what others made of the record; then nothing is brought together. */
  apart?: (from: Stored, now: Stored) => string | undefined
  /** The field at which the API's words about a part of the request stand, where its name is another. */
  fieldOf?: (path: string) => string | undefined
  /** Sends it another way than as JSON, based on the record that it changes. */
  send?: (values: Values, from?: Stored) => Promise<Stored>
  /** Meant for the record that was seen: never sent again for what others made of it meanwhile. */
  once?: boolean
  /** Hears of the record as others made it meanwhile, which its reader is to see before it is sent again. */
  onRenewed?: (record: Stored) => void
  /** More that is unsaved, such as pictures on their way; a save does not end it. */
  unsaved?: boolean
  /** The toasts. */
  saved?: (record: Stored) => string
  failed?: string
  onTyped?: (typed: Partial<Values>) => void
  onSaved?: (record: Stored) => void
  /** Hears of a save that failed, or whose answer was lost. */
  onFailed?: (error: HttpError) => void
}
