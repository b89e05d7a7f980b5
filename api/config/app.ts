import type { IncomingMessage, ServerResponse } from 'node:http'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import { trustsAny } from '#services/trusted_proxies'

export const appKey = env.get('APP_KEY')

/** Without a trailing slash. */
export const appUrl = (env.get('APP_URL') ?? `http://localhost:${env.get('PORT') ?? 3000}`).replace(
  /\/$/,
  ''
)

export const supportEmail = env.get('SUPPORT_EMAIL') ?? 'support@makao.test'

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: true,
  /** What transformers make holds neither circles nor bigints, which the default looks for in three times the time. */
  serializeJSON: (payload: unknown) => JSON.stringify(payload),
  /** operations: TRUSTED_PROXIES */
  trustProxy: trustsAny(env.get('TRUSTED_PROXIES') ?? 'loopback'),
  /** Lazy: configuration is loaded before the catalogues. */
  onBadUrl: (request: IncomingMessage, response: ServerResponse) =>
    void import('#http/bad_url').then(({ answerBadUrl }) => answerBadUrl(request, response)),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '30d',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'lax',
  },
})
