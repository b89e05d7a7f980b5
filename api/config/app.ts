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
  cookie: {
    domain: '',
    path: '/',
    maxAge: '30d',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    sameSite: 'lax',
  },
})
