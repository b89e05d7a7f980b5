import { readFileSync } from 'node:fs'
import type { Config } from '@makao/openapi/config'
import { SESSION_COOKIE } from '#http/session_cookie'
import { FAILURES } from '#openapi/failures'
import { OPERATIONS } from '#openapi/operations'

/** They use the API and declare nothing of its answers. */
const OUTSIDE = /^(bin|commands|generator|openapi|tests|database\/(demo|factories|migrations))\//

/**
 * Where the generator finds what it reads, and what only we can tell it (ADR 0024).
 * @param root the folder of the API, without a trailing slash
 */
export function openApiConfig(root: string): Config {
  const read = (name: string) =>
    JSON.parse(readFileSync(`${root}/openapi/texts/${name}.json`, 'utf8')) as object
  return {
    root,
    /** All but the live stream, which has no end and no schema (docs/api.md). */
    documented: /^\/(api\/v1(?!\/live$)|uploads)\//,
    code: {
      folder: 'app',
      leftOut: OUTSIDE,
      opaque: ['@aws-sdk', '@adonisjs/assembler'],
      middleware: (name) => `app/middleware/${snakeCase(name)}_middleware.ts`,
      transformers: 'app/transformers',
      refusals: 'app/exceptions/refusal.ts',
      answers: 'app/http/answer.ts',
      envelope: 'success',
      mediaType: 'image/*',
      id: { type: 'integer', minimum: 1, maximum: 999_999_999 },
    },
    texts: 'openapi/texts',
    catalogues: 'resources/lang/en',
    head: {
      ...read('head'),
      servers: [{ url: '/', description: 'The address this document came from' }],
    },
    components: {
      headers: read('response_headers'),
      securitySchemes: securitySchemes(read('security') as Record<string, object>),
    },
    operations: OPERATIONS,
    failures: FAILURES,
  }
}

const securitySchemes = ({ bearer, cookie }: Record<string, object>) => ({
  bearer: { type: 'http', scheme: 'bearer', ...bearer },
  cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, ...cookie },
})

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
