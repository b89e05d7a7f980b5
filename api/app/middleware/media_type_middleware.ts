import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#exceptions/refusal'

const READABLE = /^application\/(json|x-www-form-urlencoded)\s*(;|$)/i
const WITH_FILES = /^multipart\/form-data\s*(;|$)/i

/** Mail programs leave the newsletter by such a form, of which nothing is read (RFC 8058). */
const UNREAD = ['newsletter.unsubscribe']

/** 415 for bodies other than JSON and forms (contract), and for forms with files where nobody reads them. */
export default class MediaTypeMiddleware {
  handle({ request, route }: HttpContext, next: NextFn) {
    const type = request.header('content-type') ?? ''
    const isRead = READABLE.test(type) || (WITH_FILES.test(type) && takesFiles(route))
    if (carriesBody(request) && !isRead) {
      throw new Refusal('unsupportedMedia', 415, 'E_UNSUPPORTED_MEDIA')
    }
    return next()
  }
}

function takesFiles(route: HttpContext['route']) {
  if (UNREAD.includes(route?.name ?? '')) return true
  const layers = [...(route?.middleware.all() ?? [])]
  return layers.some((layer) => typeof layer === 'object' && layer.name === 'upload')
}

/** Length 0 means no body. */
function carriesBody(request: HttpContext['request']) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return false
  return !!request.header('transfer-encoding') || Number(request.header('content-length')) > 0
}
