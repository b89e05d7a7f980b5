import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#exceptions/refusal'

const READABLE =
  /^(application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/** Bodies come as JSON or as a form; of anything else we would see nothing (contract: 415). */
export default class MediaTypeMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (carriesBody(request) && !READABLE.test(request.header('content-type') ?? '')) {
      throw new Refusal('unsupportedMedia', 415, 'E_UNSUPPORTED_MEDIA')
    }
    return next()
  }
}

/** A length of 0 is how clients say that there is none. */
function carriesBody(request: HttpContext['request']) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return false
  return !!request.header('transfer-encoding') || Number(request.header('content-length')) > 0
}
