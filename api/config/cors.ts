import { defineConfig } from '@adonisjs/cors'

/**
 * Other sites may read the public API with a bearer token (a mobile web app, a partner). Cookies never
 * travel with such a call: the cookie session belongs to the product's own origin.
 */
const corsConfig = defineConfig({
  enabled: true,
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: ['authorization', 'content-type', 'idempotency-key', 'x-client', 'x-request-id'],
  exposeHeaders: ['x-request-id', 'retry-after', 'etag'],
  credentials: false,
  maxAge: 3600,
})

export default corsConfig
