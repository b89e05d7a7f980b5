import { fileURLToPath } from 'node:url'
import type { Config } from '../src/config.ts'

const refusal = (status: number, code: string, key: string) => ({ status, code, key })

/** Intl's spaces do not break. */
export const HARBOUR: Config = {
  root: fileURLToPath(new URL('fixture', import.meta.url)),
  documented: /^\/(boats|mistakes)/,
  code: {
    folder: 'app',
    leftOut: /^nothing/,
    opaque: ['@adonisjs/assembler', '@japa', 'ts-morph', 'typescript'],
    middleware: (name) => `app/middleware/${name}_middleware.ts`,
    transformers: 'app/transformers',
    refusals: 'app/exceptions/refusal.ts',
    answers: 'app/http/answer.ts',
    envelope: 'success',
    mediaType: 'text/plain',
    id: { type: 'integer', minimum: 1 },
  },
  texts: 'texts',
  catalogues: 'lang',
  head: { openapi: '3.1.1', info: { title: 'Harbour', version: '1' } },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  operations: {
    security: ({ middleware }) => (middleware.has('auth') ? [{ bearer: [] }] : undefined),
    terms: ({ name }) => (name === 'boats.store' ? 'For captains.' : undefined),
    extensions: () => ({ 'x-tide': 'high' }),
    upload: ({ method }) => (method === 'post' ? { field: 'photos', maxFiles: 2 } : undefined),
    headersRead: () => [],
    headersNotForClients: [],
    headersSent: () => ({}),
    statuses: ({ method }) => (method === 'get' ? [304] : []),
  },
  failures: {
    catalogue: 'lang/errors.json',
    schema: {
      type: 'object',
      properties: { message: { type: 'string' }, code: { type: 'string' } },
      required: ['message', 'code'],
    },
    example: ({ code }, message) => ({ message, code }),
    headersSent: () => ({}),
    always: [refusal(503, 'E_BROKEN', 'broken')],
    unsafe: [],
    named: [],
    stranger: refusal(401, 'E_STRANGER', 'stranger'),
    invalid: refusal(422, 'E_INVALID', 'invalid'),
    denied: (status) =>
      status === 404
        ? refusal(404, 'E_NOT_FOUND', 'notFound')
        : refusal(status, 'E_FORBIDDEN', 'forbidden'),
  },
}
