import { readFileSync } from 'node:fs'
import { gatewaySettings } from '#config/gateways'
import { apiAddress } from '#start/api_address'
import env, { fromRoot, isDemo } from '#start/env'

/** The settings by which a start and the doctor judge an installation. */
export const installation = {
  isDemo,
  isProduction: env.get('NODE_ENV') === 'production',
  /** Read before the environment; holds secrets. */
  envFile: fromRoot('.env'),
  version: JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).version as string,
  /** Where the API answers. */
  apiUrl: apiAddress({
    API_URL: env.get('API_URL'),
    API_HOST: env.get('API_HOST'),
    API_PORT: env.get('API_PORT'),
  }),
  smtp: { host: env.get('SMTP_HOST') ?? 'localhost', port: env.get('SMTP_PORT') ?? 25 },
  settings: {
    appKey: env.get('APP_KEY').release(),
    appUrl: env.get('APP_URL'),
    host: env.get('HOST'),
    apiHost: env.get('API_HOST'),
    apiUrl: env.get('API_URL'),
    demoPublic: env.get('DEMO_PUBLIC'),
    databaseUrl: env.get('DATABASE_URL')?.release(),
    replicaUrl: env.get('DATABASE_REPLICA_URL')?.release(),
    redisUrl: env.get('REDIS_URL')?.release(),
    mailer: env.get('MAIL_MAILER'),
    smtpHost: env.get('SMTP_HOST'),
    smtpTls: env.get('SMTP_TLS'),
    mailFrom: env.get('MAIL_FROM'),
    supportEmail: env.get('SUPPORT_EMAIL'),
    limiterStore: env.get('LIMITER_STORE'),
    rateLimits: env.get('RATE_LIMITS'),
    queueDriver: env.get('QUEUE_DRIVER'),
    payments: env.get('PAYMENTS'),
    icalAllowPrivate: env.get('ICAL_ALLOW_PRIVATE'),
    gateways: gatewaySettings,
  },
}

/** Somebody's stays would be lost with it. */
export const isReal = installation.isProduction && !installation.isDemo
