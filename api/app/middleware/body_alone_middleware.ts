import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Says its days in the address, as a DELETE does. */
const BY_ADDRESS = ['properties.unblock']

/**
 * A write reads its body alone: the framework lets the query beat it, and addresses, with a password in them, end up in
 * logs.
 */
export default class BodyAloneMiddleware {
  handle({ request, route }: HttpContext, next: NextFn) {
    const isWrite = !SAFE_METHODS.includes(request.method())
    if (isWrite && !BY_ADDRESS.includes(route?.name ?? '')) request.updateQs({})
    return next()
  }
}
