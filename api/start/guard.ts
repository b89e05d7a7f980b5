/* Refuses a production start with unsafe settings, before anything is opened (bin/server.ts). */
import { unsafeDemo, unsafeSettings } from '#services/production_guard'
import env, { isDemo } from '#start/env'
import { refuseStart } from '#start/refuse_start'

if (env.get('NODE_ENV') === 'production') {
  const found = (isDemo ? unsafeDemo : unsafeSettings)({
    appKey: env.get('APP_KEY').release(),
    appUrl: env.get('APP_URL'),
    host: env.get('HOST'),
    apiHost: env.get('API_HOST'),
    demoPublic: env.get('DEMO_PUBLIC'),
    databaseUrl: env.get('DATABASE_URL'),
    mailer: env.get('MAIL_MAILER'),
    smtpHost: env.get('SMTP_HOST'),
    smtpTls: env.get('SMTP_TLS'),
    limiterStore: env.get('LIMITER_STORE'),
    rateLimits: env.get('RATE_LIMITS'),
    queueDriver: env.get('QUEUE_DRIVER'),
    payments: env.get('PAYMENTS'),
  })
  if (found.length > 0) refuseStart(found)
}
