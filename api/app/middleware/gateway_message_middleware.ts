import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import getRawBody from 'raw-body'
import { Refusal } from '#exceptions/refusal'

/** As the JSON of everybody else. */
const LONGEST = 100 * 1024

/** Of what is read, in none of which a body is left to read. */
const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding']

/**
 * Takes the body of a gateway's message as it comes, whatever it is said to be: a gateway says it once, and what nobody could read would be
 * written down nowhere. @throws Refusal 413 for what is too long for any of them
 */
export default class GatewayMessageMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    if (!route?.name?.startsWith('payments.hear')) return next()
    request.updateRawBody(await readBody(request))
    for (const name of BODY_HEADERS) delete request.request.headers[name]
    return next()
  }
}

/** Stops reading at the bound. */
async function readBody({ request }: HttpContext['request']) {
  try {
    const length = request.headers['content-length']
    return await getRawBody(request, { length, limit: LONGEST, encoding: 'utf8' })
  } catch (error) {
    const isTooLong = (error as getRawBody.RawBodyError).type === 'entity.too.large'
    throw isTooLong ? new Refusal('tooLarge', 413, 'E_TOO_LARGE') : error
  }
}
