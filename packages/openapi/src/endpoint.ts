import type { Schema } from './schema.ts'
import type { Findings } from './sources/findings.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A route as the router knows it. */
export type Route = {
  name: string
  method: Method
  /** As in the document: `/api/v1/properties/{id}` */
  path: string
  params: { name: string; schema: Schema }[]
  /** The controller's file below the root, and its method */
  controller: { path: string; method: string }
  /** Named middleware with its options, e.g. throttle → ['codes'] */
  middleware: Map<string, unknown>
}

/** What the sources tell about a route: its input, answers and refusals. */
export type Endpoint = Route & {
  /** Where its method stands */
  position: string
  /** The controller's own words */
  doc: string
  query?: Schema
  body?: Schema
  answers: { status: number; mediaType: string; schema?: Schema }[]
  reach: Findings
}
