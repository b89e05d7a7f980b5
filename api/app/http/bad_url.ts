import type { IncomingMessage, ServerResponse } from 'node:http'
import i18n from '@adonisjs/i18n/services/main'
import { requestIdFrom } from '#http/request_id'

/** Undecodable URLs (`/uploads/%`) never reach a route, but get the usual error body. */
export function answerBadUrl(request: IncomingMessage, response: ServerResponse) {
  const message = i18n.locale(i18n.defaultLocale).t('errors.badRequest')
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestIdFrom(request.headers['x-request-id']),
  })
  response.end(JSON.stringify({ success: false, code: 'E_BAD_REQUEST', message }))
}
