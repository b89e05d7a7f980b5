/*
 * A production start without demo mode refuses to serve with settings that lose data or leak codes, and
 * says which.
 */
import app from '@adonisjs/core/services/app'
import env, { isDemo } from '#start/env'
import { unsafeDefaults } from '#services/production_guard'

if (app.inProduction && !isDemo) {
  const found = unsafeDefaults({
    appUrl: env.get('APP_URL'),
    mailer: env.get('MAIL_MAILER'),
    limiterStore: env.get('LIMITER_STORE'),
    rateLimits: env.get('RATE_LIMITS'),
    queueDriver: env.get('QUEUE_DRIVER'),
    payments: env.get('PAYMENTS'),
  })
  if (found.length > 0) {
    const list = found.map((sentence) => `  - ${sentence}`).join('\n')
    throw new Error(`Not fit for production (DEMO=true tries the product out):\n${list}`)
  }
}
