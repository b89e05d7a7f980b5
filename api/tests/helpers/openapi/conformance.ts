import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'
import { mapSchema, type Schema } from '@makao/openapi/schema'
import { callOf, document, resolveResponse, type Call } from '#tests/helpers/openapi/document'

/** An answer, wherever it comes from. */
export type Answer = {
  method: string
  /** Without the query */
  path: string
  status: number
  headers: Record<string, string | undefined>
  /** undefined for an answer without a body */
  body: string | undefined
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
ajv.addFormat('email', /^[^@\s]+@[^@\s]+$/)
ajv.addFormat('uri-reference', /^\S+$/)
ajv.addFormat('binary', true)

/** Answers may not say more than the document: a field nobody described might be a secret. */
function closed(schema: Schema): Schema {
  return mapSchema(schema, (part) =>
    part.type === 'object' && part.properties && part.additionalProperties === undefined
      ? { ...part, additionalProperties: false }
      : part
  )
}

for (const [name, schema] of Object.entries(document.components.schemas))
  ajv.addSchema(closed(schema), `#/components/schemas/${name}`)

const validators = new Map<Schema, ValidateFunction>()

function validatorOf(schema: Schema) {
  const known = validators.get(schema)
  if (known) return known
  const validator = ajv.compile(closed(schema))
  validators.set(schema, validator)
  return validator
}

/**
 * Refuses an answer that the document does not describe: its path, its status, its type and every field of it.
 * @throws Error that says what is not documented
 */
export function assertDocumented(answer: Answer) {
  const { method, path } = answer
  if (method === 'OPTIONS' || !/^\/(api|uploads)\//.test(path)) return
  const call = callOf(method, path)
  const problem = call ? problemWith(answer, call) : problemOfUnknown(answer)
  if (problem) {
    const body = answer.body?.slice(0, 400) ?? ''
    throw new Error(
      `${method} ${path} → ${answer.status}: ${problem}. If the answer is right, run "node ace openapi:generate".\n${body}`
    )
  }
}

function problemWith({ method, status, headers, body }: Answer, { operation }: Call) {
  const documented = operation.responses[status]
  if (!documented) return `${operation.operationId} does not document this status`
  if (!headers['x-request-id']) return 'the answer has no X-Request-Id'
  if (status === 429 && !headers['retry-after']) return 'the answer has no Retry-After'

  const { content } = resolveResponse(documented)
  const type = headers['content-type']?.split(';')[0] ?? ''
  if (!content || !body || method === 'HEAD') return undefined
  const media = content[type] ?? (type.startsWith('image/') ? content['image/*'] : undefined)
  if (!media) return `${operation.operationId} does not document the type ${type}`
  return type === 'application/json' ? mismatch(media.schema, body) : undefined
}

const FAILURE = { $ref: '#/components/schemas/Failure' }

/** What is not there answers 404 in the one shape of failures. */
function problemOfUnknown({ method, status, body }: Answer) {
  if (status !== 404) return 'this path is not documented'
  return method === 'HEAD' ? undefined : mismatch(FAILURE, body ?? '')
}

function mismatch(schema: Schema, body: string) {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return 'the body is no JSON'
  }
  const validate = validatorOf(schema)
  if (validate(value)) return undefined
  return ajv.errorsText(validate.errors?.slice(0, 4), { dataVar: 'body' })
}
