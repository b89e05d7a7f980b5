/* Refuses a production start with unsafe settings, before anything is opened (bin/server.ts). */
import env, { isDemo } from '#start/env'
import { unsafeDefaults } from '#services/production_guard'

if (env.get('NODE_ENV') === 'production' && !isDemo) {
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
    process.stderr.write(`Not fit for production (DEMO=true tries the product out):\n${list}\n`)
    process.exit(1)
  }
}
