import type { OperationRules } from '@makao/openapi/config'
import type { Endpoint } from '@makao/openapi/endpoint'
import { limitsOf, termsOf } from '#openapi/callers'
import { uploadRules, type UploadOptions } from '#http/upload_rules'

const SIGNED_IN = [{ bearer: [] }, { cookie: [] }]
const ANYBODY = [{}, ...SIGNED_IN]

/** What our middleware means for an operation. */
export const OPERATIONS: OperationRules = {
  security({ middleware }) {
    if (middleware.has('auth')) return SIGNED_IN
    return middleware.has('viewer') ? ANYBODY : undefined
  },

  terms: termsOf,

  extensions(endpoint) {
    const limits = limitsOf(endpoint)
    return limits.length > 0 ? { 'x-limits': limits } : {}
  },

  upload({ middleware }) {
    const options = middleware.get('upload') as UploadOptions | undefined
    return options && { field: uploadRules(options.kind).field, maxFiles: options.maxFiles }
  },

  headersRead: (endpoint) => (isCached(endpoint) ? ['if-none-match'] : []),

  headersNotForClients: [
    'authorization',
    'user-agent',
    'origin',
    'sec-fetch-site',
    'cookie',
    'content-type',
    'content-length',
  ],

  headersSent(endpoint, status) {
    const headers: Record<string, object> = { 'X-Request-Id': header('RequestId') }
    if (endpoint.middleware.has('auth')) headers['X-User'] = header('User')
    if (endpoint.reach.headersSet.has('X-Session-Until'))
      headers['X-Session-Until'] = header('SessionUntil')
    if (isCached(endpoint)) headers['ETag'] = header('ETag')
    headers['Cache-Control'] = header(isCached(endpoint) ? 'PublicCache' : 'PrivateCache')
    if (status < 300 && endpoint.reach.headersSet.has('Set-Cookie'))
      headers['Set-Cookie'] = header('SessionCookie')
    return headers
  },

  statuses: (endpoint) => (isCached(endpoint) ? [304] : []),
}

const isCached = ({ middleware }: Endpoint) => middleware.has('publicCache')

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
