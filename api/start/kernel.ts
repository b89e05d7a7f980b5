/* Middleware, outermost first. */
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import tracingConfig from '#config/tracing'

server.errorHandler(() => import('#exceptions/handler'))

server.use([
  () => import('#middleware/request_context_middleware'),
  ...(tracingConfig.isOn ? [() => import('#middleware/trace_middleware')] : []),
  () => import('#middleware/container_bindings_middleware'),
  () => import('#middleware/detect_user_locale_middleware'),
  () => import('@adonisjs/cors/cors_middleware'),
])

router.use([
  () => import('#middleware/session_carrier_middleware'),
  () => import('#middleware/gateway_message_middleware'),
  () => import('#middleware/media_type_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#middleware/body_alone_middleware'),
  () => import('#middleware/initialize_auth_middleware'),
  () => import('#middleware/initialize_bouncer_middleware'),
])

export const middleware = router.named({
  auth: () => import('#middleware/auth_middleware'),
  viewer: () => import('#middleware/viewer_middleware'),
  throttle: () => import('#middleware/throttle_middleware'),
  upload: () => import('#middleware/upload_middleware'),
  oncePerKey: () => import('#middleware/once_per_key_middleware'),
  publicCache: () => import('#middleware/public_cache_middleware'),
})
