import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as lucidErrors } from '@adonisjs/lucid'
import { errors as vineErrors } from '@vinejs/vine'
import { recordRefusal } from '#actions/audit/record_access'
import { isStoreAway } from '#domain/store_away'
import { Refusal, type FieldError } from '#exceptions/refusal'
import { isUnavailable } from '#services/database/dialect'
import { refusals } from '#services/metrics/figures'

type Failure = {
  status: number
  code: string
  message: string
  errors?: FieldError[]
  data?: unknown
}

/** Framework errors that keep their status; all others become 500. */
const KNOWN: Record<number, { key: string; code: string }> = {
  400: { key: 'badRequest', code: 'E_BAD_REQUEST' },
  401: { key: 'unauthenticated', code: 'E_UNAUTHENTICATED' },
  403: { key: 'forbidden', code: 'E_FORBIDDEN' },
  404: { key: 'notFound', code: 'E_NOT_FOUND' },
  405: { key: 'notFound', code: 'E_NOT_FOUND' },
  413: { key: 'tooLarge', code: 'E_TOO_LARGE' },
  415: { key: 'unsupportedMedia', code: 'E_UNSUPPORTED_MEDIA' },
  422: { key: 'invalid', code: 'E_VALIDATION_ERROR' },
  429: { key: 'tooManyRequests', code: 'E_TOO_MANY_REQUESTS' },
  503: { key: 'unavailable', code: 'E_UNAVAILABLE' },
}

/** Invalid Unicode, JSON that is neither object nor list (the framework's 422), or a wrong Content-Encoding. */
function isUnreadable(error: unknown) {
  const { code, status } = (error ?? {}) as { code?: unknown; status?: unknown }
  return error instanceof URIError || status === 422 || String(code).startsWith('Z_')
}

/** `GET /api/v1/users/7`: with the numbers of things and nothing else that was sent. */
function callOf({ params, request, route }: HttpContext) {
  const pattern = route?.pattern ?? ''
  const path = pattern.replace(/:(\w+)/g, (name, key: string) => {
    const value: unknown = params[key]
    return typeof value === 'number' ? String(value) : name
  })
  return `${request.method()} ${path}`
}

/** One shape for every failure, without stack, SQL or paths (contract, Conventions). */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false

  async handle(error: unknown, ctx: HttpContext) {
    const { status, ...body } = this.#describe(error, ctx)
    refusals.inc({ code: body.code })
    ctx.response.header('Cache-Control', 'private, no-store')
    if (error instanceof Refusal && error.retryAfter) {
      ctx.response.header('Retry-After', error.retryAfter)
    }
    ctx.response.status(status).send({ success: false, ...body })
  }

  async report(error: unknown, ctx: HttpContext) {
    const { status, code } = this.#describe(error, ctx)
    const isRefused = status === 403 || error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE
    if (ctx.auth?.user && isRefused && code !== 'E_TWO_FACTOR_DUE') {
      await recordRefusal(ctx.auth.user, callOf(ctx))
    }
    if (status < 500) return
    ctx.logger.error({ err: error, route: ctx.route?.pattern ?? null }, 'request failed')
  }

  #describe(error: unknown, { i18n }: HttpContext): Failure {
    const text = (key: string, params = {}) => i18n.t(`errors.${key}`, params)

    if (error instanceof Refusal) {
      const message = text(error.key, error.params)
      const failure: Failure = { status: error.status, code: error.code!, message }
      if (error.data !== undefined) failure.data = error.data
      if (!error.field) return failure
      return { ...failure, errors: [{ field: error.field.name, rule: error.field.rule, message }] }
    }
    if (error instanceof vineErrors.E_VALIDATION_ERROR) {
      const fields = (error.messages as FieldError[]).map(({ field, rule, message }) => ({
        field,
        rule,
        message,
      }))
      return {
        status: 422,
        code: 'E_VALIDATION_ERROR',
        message: fields[0]?.message ?? text('invalid'),
        errors: fields,
      }
    }
    return this.#known(this.#statusOf(error), text)
  }

  #statusOf(error: unknown): number {
    if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) return 401
    if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) return error.response.status ?? 403
    if (error instanceof lucidErrors.E_ROW_NOT_FOUND) return 404
    if (isUnavailable(error) || isStoreAway(error)) return 503
    if (isUnreadable(error)) return 400
    return Number((error as { status?: number })?.status) || 500
  }

  #known(status: number, text: (key: string) => string): Failure {
    const known = KNOWN[status]
    if (known)
      return { status: status === 405 ? 404 : status, code: known.code, message: text(known.key) }
    return { status: 500, code: 'E_SERVER_ERROR', message: text('server') }
  }
}
