import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#exceptions/refusal'

const READABLE =
  /^(application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/** 415 for bodies other than JSON and forms (contract). */
export default class MediaTypeMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (carriesBody(request) && !READABLE.test(request.header('content-type') ?? '')) {
      throw new Refusal('unsupportedMedia', 415, 'E_UNSUPPORTED_MEDIA')
    }
    return next()
  }
}

/** Length 0 means no body. */
function carriesBody(request: HttpContext['request']) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return false
  return !!request.header('transfer-encoding') || Number(request.header('content-length')) > 0
}
