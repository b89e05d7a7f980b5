import type { Endpoint } from './endpoint.ts'
import type { Schema } from './schema.ts'
import type { Refusal } from './sources/findings.ts'

/** The product's part of the generator: its paths, texts and rules for operations. */
export type Config = {
  /** The folder of the API's package, without trailing slash; all other paths are relative to it */
  root: string
  /** The routes that are for clients, by their pattern */
  documented: RegExp
  code: CodePlaces
  texts: string
  /** A folder of catalogues, `<name>.json`, in the language of the document */
  catalogues: string
  head: object
  components: object
  operations: OperationRules
  failures: FailureRules
}

export type CodePlaces = {
  /** Code below this folder is followed; libraries are not */
  folder: string
  /** Files that no endpoint needs, by their path below the root */
  leftOut: RegExp
  /** Libraries whose types no answer carries; skipping them halves the run time */
  opaque: string[]
  /** The module of a named middleware */
  middleware: (name: string) => string
  /** The folder of the transformers: each of their methods is a schema with a name */
  transformers: string
  /** The module whose class is thrown to refuse; its constructor takes `key`, `status`, `code` and maybe `field` */
  refusals: string
  /** The module of the envelopes; their `message` argument becomes the answer's text */
  answers: string
  /** The property that marks a returned value as a JSON answer */
  envelope: string
  /** The default content type */
  mediaType: string
  /** The schema of a parameter that is cast to a number */
  id: Schema
}

export type OperationRules = {
  /** `security` of the operation; undefined for public ones */
  security: (endpoint: Endpoint) => object[] | undefined
  /** Appended to the description */
  terms: (endpoint: Endpoint) => string | undefined
  extensions: (endpoint: Endpoint) => Record<`x-${string}`, unknown>
  /** The form's file field and its maximum number of files */
  upload: (endpoint: Endpoint) => { field: string; maxFiles: number } | undefined
  /** Headers read before the controller's code */
  headersRead: (endpoint: Endpoint) => string[]
  /** Headers that are read but not documented for clients */
  headersNotForClients: string[]
  headersSent: (endpoint: Endpoint, status: number) => Record<string, object>
  /** Statuses without a body that are sent before the controller's code */
  statuses: (endpoint: Endpoint) => number[]
}

export type FailureRules = {
  catalogue: string
  /** The schema of every failure */
  schema: Schema
  example: (refusal: Refusal, text: string) => object
  headersSent: (status: number) => Record<string, object>
  /** Failures of any request */
  always: Refusal[]
  /** Failures of any unsafe request */
  unsafe: Refusal[]
  /** Failures of routes with parameters */
  named: Refusal[]
  /** Not signed in */
  stranger: Refusal
  invalid: Refusal
  /** A policy denies with this status */
  denied: (status: number) => Refusal
}
