import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { Schema } from '@makao/openapi/schema'

export type DocumentedResponse = {
  description: string
  content?: Record<string, { schema: Schema; example?: unknown; examples?: object }>
}

export type DocumentedParameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
}

export type Operation = {
  operationId: string
  summary: string
  description?: string
  security?: object[]
  parameters: DocumentedParameter[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  responses: Record<string, DocumentedResponse | { $ref: string }>
}

export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, DocumentedResponse> }
}

/** The committed document, as clients get it. */
export const document = JSON.parse(
  readFileSync(app.makePath('resources/openapi/openapi.json'), 'utf8')
) as OpenApi

export type Call = { path: string; method: string; operation: Operation }

/** What a request needs beside its path; fields of a form stand beside `files`. */
export type Prepared = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: Record<string, unknown>
  /** Form field → how many pictures */
  files?: Record<string, number>
  /** What a file says that is no picture */
  text?: string
}

/** Every documented call; fixed paths stand before those with parameters. */
export const calls: Call[] = Object.entries(document.paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation }))
  )
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)

export const resourceOf = ({ operation }: Call) => operation.operationId.split('.')[0]

/** Those whose calls are asked by tests that ask every call; the recipe names those that it has made. */
export const askedResources = new Set(
  process.env.TEST_RESOURCES?.split(',') ?? calls.map(resourceOf)
)

export const isAsked = (call: Call) => askedResources.has(resourceOf(call))

const patterns = new Map(
  calls.map(({ path }) => {
    const parts = path
      .replace(/[.]/g, '\\.')
      .replace('{path}', '.+')
      .replace(/\{\w+\}/g, '[^/]*')
    return [path, new RegExp(`^${parts}$`)]
  })
)

/**
 * The documented call that a request makes; undefined for a path or method that is none. As for the router, a slash
 * at the end means nothing.
 */
export function callOf(method: string, path: string) {
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  const plain = path.replace(/\/$/, '')
  return calls.find((call) => call.method === asked && patterns.get(call.path)!.test(plain))
}

export function resolveResponse(response: DocumentedResponse | { $ref: string }) {
  if (!('$ref' in response)) return response
  return document.components.responses[response.$ref.split('/').at(-1)!]
}
