import { defineConfig } from '@adonisjs/cors'

/** Public API with a bearer token only; the session cookie is same-origin. */
const corsConfig = defineConfig({
  enabled: true,
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: [
    'authorization',
    'content-type',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'x-client',
    'x-request-id',
    'x-user',
  ],
  exposeHeaders: ['idempotent-replayed', 'x-request-id', 'retry-after', 'etag', 'x-user'],
  credentials: false,
  maxAge: 3600,
})

export default corsConfig
