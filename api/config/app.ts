import type { IncomingMessage, ServerResponse } from 'node:http'
import env, { appUrl as publicUrl } from '#start/env'
import { defineConfig } from '@adonisjs/core/http'

export const appKey = env.get('APP_KEY')
export const appUrl = publicUrl

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: true,
  /** Only the front door may say who the client is (operations: TRUSTED_PROXIES). */
  trustProxy: env.get('TRUSTED_PROXIES') ?? 'loopback',
  /** Loaded when there is one: configuration is read before texts are. */
  onBadUrl: (request: IncomingMessage, response: ServerResponse) =>
    void import('#http/bad_url').then(({ answerBadUrl }) => answerBadUrl(request, response)),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '30d',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    sameSite: 'lax',
  },
})
